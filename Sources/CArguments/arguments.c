#include <stdlib.h>
#include "CArguments.h"

// Swift's runtime reads the arguments from /proc, which containers and jails can lack. The C
// libraries of Linux and macOS pass them to every constructor, which runs before `main`.
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

int earshot_argument_count(void) { return count; }

char **earshot_arguments(void) { return arguments; }
