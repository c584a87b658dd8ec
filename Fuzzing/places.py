"""Files and folders, also special ones."""

import os
import shutil
import stat

# Special files, which replace files and folders.
LINK, FOLDER_LINK, FIFO, ZERO, FOLDER, SPARSE, LOOP, EMPTY = (
    "link", "folder link", "fifo", "zero", "folder", "sparse", "loop", "empty")
SPECIAL = [LINK, FOLDER_LINK, FIFO, ZERO, FOLDER, SPARSE, LOOP, EMPTY]


def put(path, content):
    """Writes a file, or creates a special one."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    outside = os.environ["EARSHOT_OUTSIDE"]
    if content == LINK:
        os.symlink(os.path.join(outside, "sentinel"), path)
    elif content == FOLDER_LINK:
        os.symlink(outside, path)
    elif content == FIFO:
        os.mkfifo(path)
    elif content == ZERO:
        os.symlink("/dev/zero", path)
    elif content == LOOP:
        os.symlink(os.path.basename(path), path)
    elif content == FOLDER:
        os.makedirs(path, exist_ok=True)
    elif content in (SPARSE, EMPTY):
        with open(path, "wb") as file:
            file.truncate((5 << 30) if content == SPARSE else 0)
    else:
        with open(path, "wb") as file:
            file.write(content)


def remove(path):
    """Removes a file or folder, if there is one."""
    if os.path.isdir(path) and not os.path.islink(path):
        shutil.rmtree(path, ignore_errors=True)
    elif os.path.lexists(path):
        os.remove(path)


def snapshot(folder):
    """Returns the content of every path in a folder."""
    found = {}
    for place, folders, names in os.walk(folder):
        for name in folders + names:
            path = os.path.join(place, name)
            status = os.lstat(path)
            content = None
            if stat.S_ISLNK(status.st_mode):
                content = os.readlink(path)
            elif stat.S_ISREG(status.st_mode):
                content = status.st_size
                if status.st_size < 1 << 24:
                    with open(path, "rb") as file:
                        content = file.read()
            found[os.path.relpath(path, folder)] = (stat.S_IFMT(status.st_mode), content)
    return found
