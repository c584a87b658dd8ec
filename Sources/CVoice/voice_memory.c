// SPDX-License-Identifier: GPL-3.0-or-later

// dl_iterate_phdr is a GNU extension. _GNU_SOURCE must not be in a header that Swift imports,
// because the macro would change types that the C library's module has already defined.
#define _GNU_SOURCE
#include "voice_memory.h"

#include <dlfcn.h>
#include <espeak-ng/espeak_ng.h>
#include <stdint.h>
#include <unistd.h>
#if defined(__linux__) && defined(__GLIBC__)
#include <link.h>
#endif

pid_t earshot_fork(void) { return fork(); }

const char *earshot_library_path(void) {
  Dl_info library;
  return dladdr((void *)&espeak_Info, &library) ? library.dli_fname : "";
}

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
    // The dynamic linker makes the front part of the data read-only after loading.
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

int earshot_find_segments(struct earshot_segment *segments, int room) {
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
int earshot_find_segments(struct earshot_segment *segments, int room) {
  (void)segments, (void)room;
  return 0;
}
#endif
