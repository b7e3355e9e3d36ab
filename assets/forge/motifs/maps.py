# SPDX-License-Identifier: MIT
"""What only the map of Star Empires shows, cut out by its light (app/tables/star_empires/sector_art.c)."""
from worlds import *


@shared('worlds/supernova')
def burst_star():
    """A star that has burst, alone in the dark: its shell in threads all around a white heart."""
    camera((0, -10, 0), (0, 0, 0), 50)
    shell = nova((.5, .5), .29, 9)
    return dict(sky_spec=dict(seed=901, star=0, big=0), extra=lambda c, passes: shell(c * .3, passes), exposure=.85, brush=.3, vignette=0, streak=0)
