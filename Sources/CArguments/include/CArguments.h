#ifndef EARSHOT_ARGUMENTS_H
#define EARSHOT_ARGUMENTS_H

/// How many arguments the program was started with, its name included; 0 where the system has not told.
int earshot_argument_count(void);

/// The arguments, the name of the program first.
char *_Nullable *_Nullable earshot_arguments(void);

#endif
