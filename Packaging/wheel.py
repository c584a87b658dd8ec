"""Makes the wheel of pytest-earshot with the command: wheel.py STAGED FOLDER

STAGED is the content of the archive. The wheel's platform tag names the C library of the oldest systems on which
the command runs. The same inputs always give the same bytes.
"""

import base64
import hashlib
import os
import pathlib
import platform
import re
import subprocess
import sys
import time
import tomllib
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[1] / "Integrations" / "python"

# The licences of the libraries in the command; Scripts/spdx.py lists them by library.
LINKED = "Apache-2.0 WITH Swift-exception AND MIT AND Unicode-3.0"

# The newest symbols in the systems of each tag: GLIBC, GLIBCXX, CXXABI and GCC, as in manylinux-policy.json of
# auditwheel 6.
POLICIES = [
    ("2.17", "3.4.19", "1.3.7", "4.8.0"), ("2.24", "3.4.22", "1.3.10", "4.8.0"), ("2.27", "3.4.24", "1.3.11", "7.0.0"),
    ("2.28", "3.4.24", "1.3.11", "7.0.0"), ("2.31", "3.4.28", "1.3.12", "7.0.0"), ("2.34", "3.4.29", "1.3.13", "7.0.0"),
    ("2.35", "3.4.30", "1.3.13", "12.0.0"), ("2.36", "3.4.30", "1.3.13", "12.0.0"),
    ("2.38", "3.4.30", "1.3.13", "12.0.0"), ("2.39", "3.4.33", "1.3.15", "14.0.0"),
]


def number(version):
    return tuple(map(int, version.split(".")))


def newest_symbols(command):
    listed = subprocess.run(["objdump", "-T", command], check=True, capture_output=True, text=True).stdout
    return [max([number(it) for it in re.findall(rf"\b{name}_([0-9.]*[0-9])", listed)], default=(0,))
            for name in ("GLIBC", "GLIBCXX", "CXXABI", "GCC")]


def platform_tag(symbols):
    for policy in POLICIES:
        if all(symbol <= number(limit) for symbol, limit in zip(symbols, policy)):
            return f"manylinux_{policy[0].replace('.', '_')}_{platform.machine()}"
    sys.exit(f"the command needs symbols that no platform tag in Packaging/wheel.py has: {symbols}")


def licences(documents):
    """The texts for the linked libraries. The GPL is not one of them, because the wheel has no earshot-voice."""
    paths = [documents / "NOTICE", *documents.glob("LICENSES/*"), *documents.glob("licences/*/*")]
    return {str(path.relative_to(documents)): path.read_bytes()
            for path in sorted(paths) if not path.name.startswith("GPL")}


def metadata(project, texts):
    lines = [
        "Metadata-Version: 2.4", f"Name: {project['name']}", f"Version: {project['version']}",
        f"Summary: {project['description']}", f"Author: {project['authors'][0]['name']}",
        f"License-Expression: {project['license']} AND {LINKED}", f"Requires-Python: {project['requires-python']}",
        f"Keywords: {','.join(project['keywords'])}",
    ]
    lines += [f"Project-URL: {name}, {address}" for name, address in project["urls"].items()]
    lines += [f"Classifier: {classifier}" for classifier in project["classifiers"]]
    lines += [f"Requires-Dist: {requirement}" for requirement in project["dependencies"]]
    lines += [f"License-File: {name}" for name in texts]
    lines += ["Description-Content-Type: text/markdown", "", (ROOT / project["readme"]).read_text()]
    return "\n".join(lines)


def main():
    staged, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    command = staged / "bin" / "earshot"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    name = project["name"].replace("-", "_")
    tag = f"py3-none-{platform_tag(newest_symbols(command))}"
    texts = {file: (ROOT / file).read_bytes() for file in project["license-files"]}
    texts |= licences(staged / "share" / "doc" / "earshot")
    info, data = f"{name}-{project['version']}.dist-info", f"{name}-{project['version']}.data"
    points = project["entry-points"]["pytest11"]
    files = {
        "pytest_earshot.py": (ROOT / "src" / "pytest_earshot.py").read_bytes(),
        f"{data}/scripts/earshot": command.read_bytes(),
        f"{info}/METADATA": metadata(project, texts).encode(),
        f"{info}/WHEEL": f"Wheel-Version: 1.0\nGenerator: earshot\nRoot-Is-Purelib: false\nTag: {tag}\n".encode(),
        f"{info}/entry_points.txt":
            ("[pytest11]\n" + "".join(f"{key} = {value}\n" for key, value in points.items())).encode(),
        **{f"{info}/licenses/{file}": text for file, text in texts.items()},
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
