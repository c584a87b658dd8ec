#include <stdlib.h>
#include <unistd.h>
#include "CArguments.h"

// Swift's runtime reads the arguments from /proc, but some containers and jails have no /proc.
// The C libraries of Linux and macOS pass the arguments to constructors, which run before `main`.
static int count;
static char **arguments;

__attribute__((constructor)) static void keep_arguments(int argc, char **argv, char **environment) {
  (void)environment;
#if defined(__GLIBC__) || defined(__APPLE__)
  count = argc;
  arguments = argv;
#else
  (void)argc;
  (void)argv;
#endif
}

#if defined(__linux__)
// Without /proc, Swift's runtime cannot find its program for printing backtraces, and a static
// executable aborts before `main`. This constructor runs before the runtime's constructors.
__attribute__((constructor(101))) static void disable_backtraces_without_proc(void) {
  if (access("/proc/self/exe", F_OK) != 0) {
    setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=/", 0);
  }
}
#endif

int earshot_argument_count(void) { return count; }

char **earshot_arguments(void) { return arguments; }
