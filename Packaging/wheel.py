"""Makes the wheel of pytest-earshot with the command: wheel.py COMMAND GLIBC FOLDER

The same inputs always give the same bytes. GLIBC is the newest version of the C library that the command
requires, which is part of the wheel's platform tag.
"""

import base64
import hashlib
import os
import pathlib
import platform
import sys
import time
import tomllib
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[1] / "Integrations" / "python"


def metadata(project):
    lines = [
        "Metadata-Version: 2.4", f"Name: {project['name']}", f"Version: {project['version']}",
        f"Summary: {project['description']}", f"Author: {project['authors'][0]['name']}",
        f"License-Expression: {project['license']}", f"Requires-Python: {project['requires-python']}",
        f"Keywords: {','.join(project['keywords'])}",
    ]
    lines += [f"Project-URL: {name}, {address}" for name, address in project["urls"].items()]
    lines += [f"Classifier: {classifier}" for classifier in project["classifiers"]]
    lines += [f"Requires-Dist: {requirement}" for requirement in project["dependencies"]]
    lines += [f"License-File: {name}" for name in project["license-files"]]
    lines += ["Description-Content-Type: text/markdown", "", (ROOT / project["readme"]).read_text()]
    return "\n".join(lines)


def main():
    command, glibc, folder = pathlib.Path(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3])
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    name = project["name"].replace("-", "_")
    tag = f"py3-none-manylinux_{glibc.replace('.', '_')}_{platform.machine()}"
    info, data = f"{name}-{project['version']}.dist-info", f"{name}-{project['version']}.data"
    points = project["entry-points"]["pytest11"]
    files = {
        "pytest_earshot.py": (ROOT / "src" / "pytest_earshot.py").read_bytes(),
        f"{data}/scripts/earshot": command.read_bytes(),
        f"{info}/METADATA": metadata(project).encode(),
        f"{info}/WHEEL": f"Wheel-Version: 1.0\nGenerator: earshot\nRoot-Is-Purelib: false\nTag: {tag}\n".encode(),
        f"{info}/entry_points.txt":
            ("[pytest11]\n" + "".join(f"{key} = {value}\n" for key, value in points.items())).encode(),
        **{f"{info}/licenses/{file}": (ROOT / file).read_bytes() for file in project["license-files"]},
    }
    record = "".join(
        f"{path},sha256={base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b'=').decode()},{len(content)}\n"
        for path, content in files.items())
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    date = time.gmtime(max(int(os.environ["SOURCE_DATE_EPOCH"]), 315532800))[:6]
    path = folder / f"{name}-{project['version']}-{tag}.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for inner, content in files.items():
            entry = zipfile.ZipInfo(inner, date)
            entry.external_attr = (0o100755 if inner.endswith("/scripts/earshot") else 0o100644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    print(path.name)


main()
