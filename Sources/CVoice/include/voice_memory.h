// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef EARSHOT_VOICE_MEMORY_H
#define EARSHOT_VOICE_MEMORY_H

#include <stddef.h>
#include <sys/types.h>

struct earshot_segment {
  void *start;
  size_t length;
};

// Swift hides fork() on Apple platforms because most programs cannot continue after it. The voice
// process can continue, because its child only synthesizes, writes and exits.
pid_t earshot_fork(void);

// The file that libespeak-ng was loaded from; "" if unknown.
const char *earshot_library_path(void);

// Finds the writable memory of libespeak-ng and returns the number of segments; 0 if this memory
// is mixed with other memory, for example because the library is linked statically.
int earshot_find_segments(struct earshot_segment *segments, int room);

#endif
