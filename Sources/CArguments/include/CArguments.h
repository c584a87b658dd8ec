#ifndef EARSHOT_ARGUMENTS_H
#define EARSHOT_ARGUMENTS_H

/// The number of arguments, including the name of the program; 0 if the system did not report them.
int earshot_argument_count(void);

/// The arguments; the first is the name of the program.
char *_Nullable *_Nullable earshot_arguments(void);

#endif
