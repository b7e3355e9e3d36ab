// SPDX-License-Identifier: MIT
// Replaces gfx_frame_next (the linker's --wrap, tests/meson.build) and leaves frames out.
#include "first_frames.h"

#include "table_evening.h"

static bool first_only;

bool __real_gfx_frame_next(Gfx *gfx);
bool __wrap_gfx_frame_next(Gfx *gfx);

bool __wrap_gfx_frame_next(Gfx *gfx) {
    bool painted = __real_gfx_frame_next(gfx);
    while (painted && first_only && evening_app != NULL && evening_app->frame->presented)
        painted = __real_gfx_frame_next(gfx);
    return painted;
}

void first_frames_only(bool wanted) {
    first_only = wanted;
}
