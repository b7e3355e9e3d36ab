// SPDX-License-Identifier: MIT
// Check, with assertions that cost nothing while they hold. Check's own report each passed assertion to the
// parent process, a write to a pipe; that took two thirds of the time of all tests. A failing one reports as
// always: all kinds of assertion are made of ck_assert_msg. What is lost: after a crash Check names the test
// only, not the last assertion before it (`mark_point()` still does, where it is wanted).
//
// meson puts it in front of every test in C, so that none can forget it.
#ifndef STARDECK_TESTS_CHECK_FREE_H
#define STARDECK_TESTS_CHECK_FREE_H

#include <check.h>

#undef ck_assert_msg
#define ck_assert_msg(expr, ...)                                                                             \
    ((expr) ? (void)0 : _ck_assert_failed(__FILE__, __LINE__, "Assertion '" #expr "' failed", __VA_ARGS__))

#endif
