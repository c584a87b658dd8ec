// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef EARSHOT_CESPEAKNG_SHIM_H
#define EARSHOT_CESPEAKNG_SHIM_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <espeak-ng/espeak_ng.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <unistd.h>
#if defined(__linux__) && defined(__GLIBC__)
#include <link.h>
#endif

// Swift hides fork() on Apple platforms because most programs cannot continue after it. The voice
// process can: its child only synthesizes, writes and leaves.
static inline pid_t earshot_fork(void) { return fork(); }

// Memory that a library writes to.
struct earshot_segment {
  void *start;
  size_t length;
};

#if defined(__linux__) && defined(__GLIBC__)
struct earshot_search {
  uintptr_t address;
  struct earshot_segment *segments;
  int room, count;
};

static int earshot_visit_library(struct dl_phdr_info *library, size_t size, void *context) {
  (void)size;
  struct earshot_search *search = (struct earshot_search *)context;
  uintptr_t readonly = 0;
  int is_wanted = 0;
  for (int i = 0; i < library->dlpi_phnum; i++) {
    const ElfW(Phdr) *header = &library->dlpi_phdr[i];
    uintptr_t start = library->dlpi_addr + header->p_vaddr, end = start + header->p_memsz;
    if (header->p_type == PT_LOAD && start <= search->address && search->address < end) is_wanted = 1;
    // What the linker makes read-only once the library is loaded; always at the front.
    if (header->p_type == PT_GNU_RELRO) readonly = end;
  }
  if (!is_wanted) return 0;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  readonly = readonly / page * page;
  for (int i = 0; i < library->dlpi_phnum && search->count < search->room; i++) {
    const ElfW(Phdr) *header = &library->dlpi_phdr[i];
    uintptr_t start = library->dlpi_addr + header->p_vaddr, end = start + header->p_memsz;
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_W)) continue;
    if (start < readonly && readonly <= end) start = readonly;
    search->segments[search->count++] =
        (struct earshot_segment){.start = (void *)start, .length = end - start};
  }
  return 1;
}

// Finds the memory that libespeak-ng writes to; returns how many pieces, 0 when there is no telling
// them from our own (a library that is linked into this program).
static inline int earshot_find_segments(struct earshot_segment *segments, int room) {
  struct earshot_search own = {(uintptr_t)&earshot_visit_library, segments, room, 0};
  struct earshot_search search = {(uintptr_t)&espeak_Info, segments, room, 0};
  struct earshot_segment ours;
  own.segments = &ours, own.room = 1;
  dl_iterate_phdr(earshot_visit_library, &own);
  dl_iterate_phdr(earshot_visit_library, &search);
  if (own.count && search.count && ours.start == segments[0].start) return 0;
  return search.count;
}
#else
static inline int earshot_find_segments(struct earshot_segment *segments, int room) {
  (void)segments, (void)room;
  return 0;
}
#endif

#endif
