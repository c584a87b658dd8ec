"""Writes the list of a release's contents, in SPDX 2.3.

usage: swift package show-dependencies --format json | spdx.py VERSION DATE FOLDER

The list has SwiftPM's packages, the parts of the compiler and of the profiles, and the files in FOLDER.
"""

import hashlib
import json
import pathlib
import re
import subprocess
import sys

SWIFT = "Apache-2.0 WITH Swift-exception"
# The licenses of the linked packages, from the license files of the packages.
LINKED = {
    "swift-argument-parser": SWIFT, "swift-atomics": SWIFT, "swift-collections": SWIFT,
    # SwiftNIO contains llhttp.
    "swift-nio": "Apache-2.0 AND MIT", "swift-system": SWIFT, "yams": "MIT",
}
# Foundation is part of the toolchain and contains ICU.
ICU = "Unicode-3.0"
# Texts from other projects in the profiles; see NOTICE.
QUOTED = {
    "talkback": ("15.1", "Apache-2.0"), "AccessibilitySnapshot": ("0.12.1", "Apache-2.0"),
    "MagentaA11y": (None, "Apache-2.0"), "cldr": (None, "Unicode-3.0"),
}
# Libraries that are not included, because a command finds them on the system.
SYSTEM = {
    "glibc": "LGPL-2.1-or-later", "libstdc++": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "espeak-ng": "GPL-3.0-or-later",
}
VOICE = "GPL-3.0-or-later"


def dependencies(shown):
    """Returns the version of each package."""
    found, waiting = {}, list(shown["dependencies"])
    while waiting:
        package = waiting.pop()
        found[package["identity"]] = package["version"]
        waiting += package["dependencies"]
    unknown = sorted(set(found) - set(LINKED))
    if unknown:
        sys.exit(f"add the licences of these packages to {__file__}: {', '.join(unknown)}")
    return found


def compiler():
    """Returns the version of Swift."""
    text = subprocess.run(["swift", "--version"], check=True, capture_output=True, text=True).stdout
    return re.search(r"Swift version (\S+)", text)[1]


def package(name, version, licence, **more):
    return {
        "SPDXID": "SPDXRef-Package-" + name.replace("+", "p"), "name": name,
        **({"versionInfo": version} if version else {}), "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False, "licenseConcluded": licence, "licenseDeclared": licence,
        "copyrightText": "NOASSERTION", **more,
    }


def file(path, folder):
    content, name = path.read_bytes(), path.relative_to(folder).as_posix()
    linked = sorted({part for licences in LINKED.values() for part in licences.split(" AND ")} | {"Apache-2.0", ICU})
    licence = {"bin/earshot": " AND ".join(linked), "bin/earshot-voice": VOICE}
    return {
        "SPDXID": "SPDXRef-File-" + hashlib.sha1(name.encode()).hexdigest(), "fileName": "./" + name,
        "checksums": [
            {"algorithm": kind.upper(), "checksumValue": hashlib.new(kind, content).hexdigest()}
            for kind in ["sha1", "sha256"]
        ],
        "licenseConcluded": licence.get(name, "NOASSERTION"), "licenseInfoInFiles": ["NOASSERTION"],
        "copyrightText": "NOASSERTION",
    }


def verification(files):
    """Returns SPDX's verification code for a set of files."""
    sums = sorted(file["checksums"][0]["checksumValue"] for file in files)
    return {"packageVerificationCodeValue": hashlib.sha1("".join(sums).encode()).hexdigest()}


def document(version, date, folder, shown):
    files = [file(path, folder) for path in sorted(folder.rglob("*")) if path.is_file()]
    programs = {each["fileName"]: each["SPDXID"] for each in files if each["fileName"].startswith("./bin/")}
    earshot = package(
        "earshot", version, f"Apache-2.0 AND {VOICE}", filesAnalyzed=True, licenseInfoFromFiles=["NOASSERTION"],
        packageVerificationCode=verification(files),
        licenseComments="Apache-2.0, except bin/earshot-voice, which links espeak-ng.")
    swift = package("swift", compiler(), SWIFT)
    linked = [package(name, known, LINKED[name]) for name, known in sorted(dependencies(shown).items())]
    linked.append(package("icu", None, ICU))
    quoted = [package(name, *known) for name, known in QUOTED.items()]
    system = [
        package(name, None, licence, comment="Not included: the commands find it on the system.")
        for name, licence in SYSTEM.items()
    ]

    def relation(one, kind, other):
        return {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}

    relations = [relation("SPDXRef-DOCUMENT", "DESCRIBES", earshot["SPDXID"])]
    relations += [relation(earshot["SPDXID"], "CONTAINS", each["SPDXID"]) for each in quoted + files]
    for name, program in programs.items():
        is_voice = name == "./bin/earshot-voice"
        relations += [
            relation(program, "STATIC_LINK", each["SPDXID"]) for each in [swift, *([] if is_voice else linked)]]
        relations += [
            relation(program, "DYNAMIC_LINK", each["SPDXID"])
            for each in system if is_voice or each["name"] != "espeak-ng"]
    digest = hashlib.sha256(json.dumps(files).encode()).hexdigest()
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"earshot-{version}", "documentNamespace": f"https://spdx.org/spdxdocs/earshot-{version}-{digest}",
        "creationInfo": {"created": f"{date}T00:00:00Z", "creators": ["Tool: earshot-release"]},
        "packages": [earshot, swift, *linked, *quoted, *system], "files": files, "relationships": relations,
    }


if __name__ == "__main__":
    json.dump(
        document(sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]), json.load(sys.stdin)), sys.stdout,
        indent=2, sort_keys=True)
    print()
