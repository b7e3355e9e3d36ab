// SPDX-License-Identifier: MIT
// Formats paths and messages into fixed buffers, so that games need no buffers of their own.
#include "core/faults.h"

#include "core/problem.h"

#include <stdarg.h>
#include <stdio.h>

FaultPath fault_path(const char *format, ...) {
    FaultPath path;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(path.text, sizeof path.text, format, arguments);
    va_end(arguments);
    return path;
}

void faults_add(Faults *faults, FaultPath path, const char *format, ...) {
    char message[PROBLEM_MESSAGE_MAX];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    faults->count++;
    if (faults->tell != NULL)
        faults->tell(faults->listener, path.text, message);
}
