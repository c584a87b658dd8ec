"""Pages that send the requests of a trial to the studio."""

import http.client
import json
import os
import re
import select
import signal
import subprocess
import threading
import time
import urllib.parse

from checkers import wrong_output
from places import put, remove

STATUSES = {200, 303, 400, 403, 404, 405, 409, 411, 413, 415, 422, 431, 503}
FORMS = {"application/json": "json", "text/html": "html", "text/csv": "csv"}
MEMORY = 500 << 20


class Visit:
    """The studio of a trial, with its pages."""

    def __init__(self, bench, trial):
        self.bench, self.trial = bench, trial
        self.port, self.root, self.cookie = 0, "/", ""
        self.wrong = []

    def faults(self):
        """Starts the studio, sends all requests, and ends it; returns the faults."""
        with open(self.bench.errors, "wb") as errors:
            process = self.bench.start(
                self.trial.arguments, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors)
        if select.select([process.stdout], [], [], self.bench.patience)[0]:
            self.open(process.stdout.readline().decode("utf-8", "replace").strip())
        if self.cookie:
            pages = [threading.Thread(target=self.send, args=(page,)) for page in self.trial.pages]
            for page in pages:
                page.start()
            self.save()
            for page in pages:
                page.join()
        else:
            self.wrong.append("the studio does not open")
        self.end(process)
        return self.wrong + self.broken()

    def open(self, address):
        """Opens the printed address, and keeps the cookie."""
        parts = urllib.parse.urlsplit(address)
        self.port, self.root = parts.port or 0, parts.path
        status, headers, _ = self.ask("GET", f"?{parts.query}", {}, None)
        if status == 303:
            self.cookie = headers.get("set-cookie", "").split(";")[0]

    def ask(self, method, address, headers, body):
        """Returns the status, headers and body of an answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=self.bench.patience)
        own = {"Cookie": self.cookie, "Sec-Fetch-Site": "same-origin"}
        if method == "POST":
            own["Origin"] = f"http://127.0.0.1:{self.port}"
        try:
            connection.request(method, self.root + address, body, {**own, **headers})
            answer = connection.getresponse()
            return answer.status, {name.lower(): text for name, text in answer.getheaders()}, answer.read()
        finally:
            connection.close()

    def send(self, page):
        """Sends the requests of a page one after the other, with the newest digests and the components that it knows."""
        known = {}
        for path, method, address, headers, body in page:
            if path not in known:
                self.exchange(known, path, "GET", f"screen?path={quoted(path)}", {}, None)
            digest, components = known.get(path, ("", ["d"]))
            component = components[len(body or address) % len(components)]
            address = address.replace("DIGEST", digest).replace("COMPONENT", quoted(component))
            for word, text in ((b"DIGEST", digest), (b"COMPONENT", component)):
                body = body.replace(word, json.dumps(text)[1:-1].encode()) if body else body
            self.exchange(known, path, method, address, headers, body)

    def exchange(self, known, path, method, address, headers, body):
        """Sends a request, and checks its answer."""
        try:
            status, about, answer = self.ask(method, address, headers, body)
        except (OSError, http.client.HTTPException) as error:
            # A request that is refused before its end can lose its answer.
            if not body or len(body) < 1 << 16:
                self.wrong.append(f"{method} {address[:80]}: no answer: {error!r}")
            return
        wrong = []
        kind = about.get("content-type", "").split(";")[0]
        if status not in STATUSES:
            wrong.append(f"status {status}: {answer[:200]!r}")
        if b"precious" in answer:
            wrong.append("the answer contains the secret of another folder")
        if kind in FORMS or kind.startswith("text/"):
            wrong += wrong_output(answer, FORMS.get(kind))
        self.wrong += [f"{method} {address[:80]}: {one}" for one in wrong]
        if status == 409:
            known.pop(path, None)
        if kind == "application/json" and status == 200 and b'"digest"' in answer:
            answer = json.loads(answer)
            ids = [one["id"] for one in answer.get("components", [])]
            known[path] = answer["digest"], ids or known.get(path, ("", ["d"]))[1]

    def save(self):
        """Writes a design as an editor would, while the pages are in use."""
        content, pause = self.trial.deed
        if content is None:
            return
        time.sleep(pause)
        path = os.path.join(self.bench.folder, "d", "in.yaml")
        remove(path)
        put(path, content)

    def end(self, process):
        """Ends the studio with the signal of the trial."""
        memory = most_memory(process.pid)
        if memory > MEMORY:
            self.wrong.append(f"{memory >> 20} MB of memory")
        process.send_signal(self.trial.end)
        try:
            status = process.wait(self.bench.patience)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            status = process.wait() and None
        process.stdout.close()
        if status not in (0, 128 + self.trial.end):
            self.wrong.append(f"status {status} after {self.trial.end!r}")
        with open(self.bench.errors, "rb") as errors:
            self.wrong += [f"messages: {wrong}" for wrong in wrong_output(errors.read())]

    def broken(self):
        """Returns an error for each design that the studio has broken, and for each unfinished file."""
        found = []
        for place, _, names in os.walk(os.path.join(self.bench.folder, "d")):
            for name in names:
                path = os.path.join(place, name)
                if re.search(r"\.partial|\.new$", name):
                    found.append(f"{name} was left")
                is_mine = self.trial.deed[0] is None or name != "in.yaml"
                is_design = name.endswith(".yaml") and name not in ("accepted.yaml", "en.yaml") and os.path.isfile(path)
                if is_design and not os.path.islink(path) and is_mine:
                    design = os.path.relpath(path, self.bench.folder)
                    status, _, errors, _ = self.bench.once(self.trial, ["preview", design])
                    if status != 0:
                        found.append(f"{design} is broken: {errors[:300]!r}")
        return found


def quoted(text):
    """Returns a text as it is written in an address."""
    return urllib.parse.quote(text.encode("utf-8", "replace"), safe="")


def most_memory(process):
    """Returns the most memory that a process has used so far; 0 if the system does not list it."""
    try:
        with open(f"/proc/{process}/status", encoding="utf-8") as file:
            return next((int(line.split()[1]) << 10 for line in file if line.startswith("VmHWM:")), 0)
    except OSError:
        return 0
