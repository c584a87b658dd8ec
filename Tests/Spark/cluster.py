"""Runs Examples/spark/screens.py on a cluster of two workers, kills one of them, and compares the results with the
output of the command on one machine.

usage: cluster.py EARSHOT [PART...]

The parts are dumps, elements and crashes; without a name, all run.
"""

import collections
import json
import os
import signal
import subprocess
import sys
import tempfile
import time

import pandas

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
JOB = os.path.join(ROOT, "Examples", "spark", "screens.py")
EARSHOT = os.path.abspath(sys.argv[1])
SUBMIT = ("--master local-cluster[2,1,1024] --conf spark.ui.enabled=false --conf spark.driver.memory=700m "
          "--conf spark.sql.files.openCostInBytes=1 --conf spark.sql.files.maxPartitionBytes=2500 "
          "--conf spark.driver.bindAddress=127.0.0.1 --conf spark.driver.host=127.0.0.1 pyspark-shell")
DUMP = ("<?xml version='1.0' encoding='UTF-8'?><hierarchy rotation=\"0\"><node "
        'class="android.widget.FrameLayout" bounds="[0,0][99,99]"><node class="android.widget.Button" '
        'text="{text}" clickable="true" focusable="true" enabled="true" bounds="[0,0][99,40]"/><node '
        'class="android.widget.ImageButton" clickable="true" focusable="true" enabled="true" '
        'bounds="[0,50][99,99]"/></node></hierarchy>\n')


def descendants(process):
    """Returns the child processes of a process and their descendants."""
    parents = collections.defaultdict(list)
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat", encoding="utf-8") as file:
                    parents[int(file.read().rsplit(")", 1)[1].split()[1])].append(int(name))
            except OSError:
                pass
    found, waiting = [], [process]
    while waiting:
        children = parents[waiting.pop()]
        found += children
        waiting += children
    return found


def executors(process):
    """Returns the executors of a job."""
    found = []
    for child in descendants(process):
        try:
            with open(f"/proc/{child}/cmdline", "rb") as file:
                words = file.read().split(b"\0")
        except OSError:
            continue
        if any(word.endswith(b"CoarseGrainedExecutorBackend") for word in words) and words[0].endswith(b"java"):
            found.append(child)
    return found


def submit(arguments, folder, earshot, kills, fails=False):
    """Runs the job and returns its output; an executor is killed while it works."""
    environment = {**os.environ, "PYSPARK_SUBMIT_ARGS": SUBMIT, "EARSHOT": earshot, "SPARK_LOCAL_IP": "127.0.0.1",
                   "PYSPARK_PYTHON": sys.executable}
    errors = open(os.path.join(folder, "errors"), "w+", encoding="utf-8")
    job = subprocess.Popen([sys.executable, JOB, *arguments], cwd=folder, env=environment, text=True,
                           stdout=subprocess.PIPE, stderr=errors, start_new_session=True)
    began = os.path.join(folder, "began")
    while kills and job.poll() is None:
        if os.path.exists(began):
            os.kill(executors(job.pid)[0], signal.SIGKILL)
            break
        time.sleep(0.05)
    try:
        output, _ = job.communicate(timeout=1_200)
    finally:
        if job.poll() is None:
            os.killpg(job.pid, signal.SIGKILL)
    errors.seek(0)
    told = errors.read()
    if fails:
        if job.returncode == 0 or "CalledProcessError" not in told:
            sys.exit(f"a crash of the command ends the job with status {job.returncode}\n{told[-3000:]}")
        print("crashes: a command that crashes fails the job")
        return output
    if job.returncode != 0 or (kills and "Lost executor" not in told):
        sys.exit(f"status {job.returncode}, and an executor was lost: {'Lost executor' in told}\n{told[-3000:]}")
    return output


def slow(folder):
    """Returns a command that takes some time, and shows that it has begun."""
    path = os.path.join(folder, "slow")
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"#!/bin/sh\n: >'{folder}/began'\nsleep 0.4\nexec '{EARSHOT}' \"$@\"\n")
    os.chmod(path, 0o755)
    return path


def compare(what, found, wanted):
    """Exits if two lists do not have the same rows, in any order."""
    found, wanted = collections.Counter(found), collections.Counter(wanted)
    if found != wanted:
        sys.exit(f"{what}: missing {list((wanted - found).items())[:3]}, too many {list((found - wanted).items())[:3]}")
    print(f"{what}: {sum(found.values())} rows are those of one machine")


def rows(out, record):
    """Returns the rows of one kind."""
    return pandas.read_parquet(os.path.join(out, f"record={record}"))


def dumps(folder):
    """Compares the announcements and findings of dumps."""
    for number in range(40):
        path = os.path.join(folder, "crawl", ["bank", "shop", "mail"][number % 3], f"{number:02}.xml")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(DUMP.format(text=f"Pay {number}") if number != 17 else "{")
    printed = submit(["dumps", "crawl", "out"], folder, slow(folder), kills=True)
    crawl = os.path.join(folder, "crawl")
    told = subprocess.run([EARSHOT, "announce", ".", "--profile", "device", "--format", "jsonl", "--errors-inline"],
                          cwd=crawl, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True).stdout
    lines = [json.loads(line) for line in told.splitlines()]
    found = rows(os.path.join(folder, "out"), "announcement")
    compare("announcements", zip(found["path"], found["line"], found["text"]),
            [(line["file"][2:], line["line"], line["announcement"]) for line in lines if "errors" not in line])
    wrong = rows(os.path.join(folder, "out"), "mistake")
    compare("mistakes", wrong["path"], [line["file"][2:] for line in lines if "errors" in line])
    subprocess.run([EARSHOT, "import", "crawl", "-o", "designs/"], cwd=folder, stderr=subprocess.DEVNULL)
    told = subprocess.run([EARSHOT, "check", ".", "--format", "json"], cwd=os.path.join(folder, "designs"),
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    checked = json.loads(told)["findings"]
    found = rows(os.path.join(folder, "out"), "finding")
    compare("findings", zip(found["path"], found["kind"], found["text"]),
            [(finding["file"][2:-5] + ".xml", finding["kind"], finding["message"]) for finding in checked])
    counts = collections.Counter(("finding", finding["file"].split("/")[1], finding["kind"]) for finding in checked)
    wanted = ["\t".join([*key, str(count)]) for key, count in counts.items()]
    compare("counts", [line for line in printed.splitlines() if line.startswith("finding")], wanted)


def elements(folder):
    """Compares the announcements of elements."""
    lines = [json.dumps({"id": f"e{number}", "text": f"Seat {number}", "clickable": True}) for number in range(300)]
    lines[150] = '{"links":-1}'
    with open(os.path.join(folder, "lines.jsonl"), "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    submit(["elements", "lines.jsonl", "out", "--profile", "talkback-17"], folder, EARSHOT, kills=False)
    told = subprocess.run([EARSHOT, "compose", "--profile", "talkback-17", "--errors-inline"], text=True,
                          input="\n".join(lines), stdout=subprocess.PIPE, check=True).stdout
    answers = [json.loads(line) for line in told.splitlines()]
    found = rows(os.path.join(folder, "out"), "announcement")
    compare("elements", zip(found["path"], found["text"], found["hint"]),
            [(line["id"], line["announcement"], line["hint"]) for line in answers if "error" not in line])
    compare("lines that cannot be read", rows(os.path.join(folder, "out"), "mistake")["path"], [lines[150]])


def crashes(folder):
    """Expects that a crash of `import` fails the job."""
    path = os.path.join(folder, "crawl", "bank", "0.xml")
    os.makedirs(os.path.dirname(path))
    with open(path, "w", encoding="utf-8") as file:
        file.write(DUMP.format(text="Pay"))
    earshot = os.path.join(folder, "crashing")
    with open(earshot, "w", encoding="utf-8") as file:
        file.write(f"#!/bin/sh\n[ \"$1\" != import ] || kill -SEGV $$\nexec '{EARSHOT}' \"$@\"\n")
    os.chmod(earshot, 0o755)
    submit(["dumps", "crawl", "out"], folder, earshot, kills=False, fails=True)


for part in (dumps, elements, crashes):
    if sys.argv[2:] and part.__name__ not in sys.argv[2:]:
        continue
    with tempfile.TemporaryDirectory() as place:
        part(place)
