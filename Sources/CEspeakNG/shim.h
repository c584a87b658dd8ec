// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef EARSHOT_CESPEAKNG_SHIM_H
#define EARSHOT_CESPEAKNG_SHIM_H

#include <espeak-ng/espeak_ng.h>
#include <sys/types.h>
#include <unistd.h>

// Swift hides fork() on Apple platforms because most programs cannot continue after it. The voice
// process can: its child only synthesizes, writes and leaves.
static inline pid_t earshot_fork(void) { return fork(); }

#endif
