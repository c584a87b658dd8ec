"""Writes the list of what a release holds, in SPDX 2.3.

usage: spdx.py VERSION DATE FOLDER

The packages are those that `swift package show-dependencies` names; the files are those of the folder.
"""

import hashlib
import json
import pathlib
import subprocess
import sys

VERSION, DATE, FOLDER = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
# What the licence files of the packages say.
LICENCES = {
    "swift-argument-parser": "Apache-2.0 WITH Swift-exception", "swift-crypto": "Apache-2.0",
    "swift-asn1": "Apache-2.0", "yams": "MIT",
}


def dependencies():
    """Returns the packages, each once."""
    shown = json.loads(subprocess.run(
        ["swift", "package", "show-dependencies", "--format", "json"], check=True, capture_output=True).stdout)
    found, waiting = {}, list(shown["dependencies"])
    while waiting:
        package = waiting.pop()
        found[package["identity"]] = package
        waiting += package["dependencies"]
    return [found[name] for name in sorted(found)]


def package(name, version, licence, location):
    return {
        "SPDXID": f"SPDXRef-Package-{name}", "name": name, "versionInfo": version,
        "downloadLocation": location, "filesAnalyzed": False, "licenseConcluded": licence,
        "licenseDeclared": licence, "copyrightText": "NOASSERTION",
    }


def file(path):
    content = path.read_bytes()
    name = str(path.relative_to(FOLDER))
    return {
        "SPDXID": "SPDXRef-File-" + hashlib.sha1(name.encode()).hexdigest(), "fileName": "./" + name,
        "checksums": [
            {"algorithm": kind.upper(), "checksumValue": hashlib.new(kind, content).hexdigest()}
            for kind in ["sha1", "sha256"]
        ],
        "licenseConcluded": "GPL-3.0-or-later" if path.name == "earshot-voice" else "NOASSERTION",
        "licenseInfoInFiles": ["NOASSERTION"], "copyrightText": "NOASSERTION",
    }


packages = [package("earshot", VERSION, "Apache-2.0 AND GPL-3.0-or-later", "NOASSERTION")]
packages += [package("swift", "NOASSERTION", "Apache-2.0 WITH Swift-exception", "NOASSERTION")]
packages += [
    package(found["identity"], found["version"], LICENCES.get(found["identity"], "NOASSERTION"), "NOASSERTION")
    for found in dependencies()
]
files = [file(path) for path in sorted(FOLDER.rglob("*")) if path.is_file()]
digest = hashlib.sha256(json.dumps(files).encode()).hexdigest()
json.dump({
    "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
    "name": f"earshot-{VERSION}", "documentNamespace": f"https://spdx.org/spdxdocs/earshot-{VERSION}-{digest}",
    "creationInfo": {"created": f"{DATE}T00:00:00Z", "creators": ["Tool: earshot-release"]},
    "packages": packages, "files": files,
    "relationships": [
        {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES",
         "relatedSpdxElement": "SPDXRef-Package-earshot"},
    ] + [
        {"spdxElementId": "SPDXRef-Package-earshot", "relationshipType": "STATIC_LINK",
         "relatedSpdxElement": one["SPDXID"]} for one in packages[1:]
    ] + [
        {"spdxElementId": "SPDXRef-Package-earshot", "relationshipType": "CONTAINS",
         "relatedSpdxElement": one["SPDXID"]} for one in files
    ],
}, sys.stdout, indent=2, sort_keys=True)
print()
