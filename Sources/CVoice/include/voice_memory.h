// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef EARSHOT_VOICE_MEMORY_H
#define EARSHOT_VOICE_MEMORY_H

#include <stddef.h>
#include <sys/types.h>

// Memory that a library writes to.
struct earshot_segment {
  void *start;
  size_t length;
};

// Swift hides fork() on Apple platforms because most programs cannot continue after it. The voice
// process can: its child only synthesizes, writes and leaves.
pid_t earshot_fork(void);

// The file that libespeak-ng is loaded from; "" where that cannot be told.
const char *earshot_library_path(void);

// Finds the memory that libespeak-ng writes to; returns how many pieces, 0 when there is no telling
// them from our own (a library that is linked into this program).
int earshot_find_segments(struct earshot_segment *segments, int room);

#endif
