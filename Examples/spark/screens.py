"""Announces and checks the dumps of many apps, or composes elements, on Apache Spark.

    spark-submit screens.py dumps CRAWL OUT            a folder with a folder of dumps for each app
    spark-submit screens.py dumps CRAWL.parquet OUT    a table with the columns app, path and content
    spark-submit screens.py dumps CRAWL OUT --no-findings  only the announcements
    spark-submit screens.py elements LINES.jsonl OUT --profile talkback-17

Writes OUT as Parquet, with rows in record=announcement, record=finding and record=mistake, and prints their
numbers by app and kind. The command on every worker is `earshot`, or the one in EARSHOT. A command that fails
fails its task, which Spark runs again.
"""

import argparse
import json
import os
import subprocess
import tempfile

ROWS = "record string, app string, path string, line int, kind string, severity string, text string, hint string"


def run(earshot, arguments, folder, lines):
    """Returns the objects in a command's lines; a status other than 0 is a failure of the task."""
    done = subprocess.run([earshot, *arguments, "--files-from", "-", "--format", "jsonl", "--errors-inline"],
                          input="\n".join(lines), cwd=folder, stdout=subprocess.PIPE, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def row(record, app, path, **rest):
    """Returns a row, with empty values for missing columns."""
    empty = dict.fromkeys(["line", "kind", "severity", "text", "hint"])
    return {"record": record, "app": app, "path": path, **empty, **rest}


def designs_of(names, earshot, folder):
    """Makes a design of each dump, and returns the designs and the errors of dumps without a design."""
    done = subprocess.run([earshot, "import", "--files-from", "-", "-o", "designs/"], cwd=folder,
                          input="\n".join(names), stderr=subprocess.PIPE, text=True, check=False)
    # 65: a dump has no design. Every other status is a failure, such as a crash.
    if done.returncode not in (0, 65):
        raise subprocess.CalledProcessError(done.returncode, done.args, stderr=done.stderr)
    made = {name for name in names if os.path.exists(os.path.join(folder, "designs", f"{name}.yaml"))}
    errors = {}
    for name in names:
        if name not in made:
            lines = [line for line in done.stderr.splitlines() if line.startswith(name)]
            errors[name] = "\n".join(lines) or "import made no design"
    return [f"designs/{name}.yaml" for name in names if name in made], errors


def rows_of(batch, earshot, profile, finds=True):
    """Returns the announcements, findings and errors of the dumps in a batch."""
    with tempfile.TemporaryDirectory() as folder:
        names = [f"{number:06}" for number in range(len(batch["path"]))]
        known = dict(zip(names, zip(batch["app"], batch["path"])))
        for name, content in zip(names, batch["content"]):
            with open(os.path.join(folder, name), "wb") as file:
                file.write(content.encode() if isinstance(content, str) else content)
        rows, readable = [], []
        for answer in run(earshot, ["announce", "--profile", profile], folder, names):
            app, path = known[answer["file"]]
            for error in answer.get("errors", []):
                # The name of the file in the batch is temporary.
                rows.append(row("mistake", app, path, line=error.get("line"),
                                text=error["message"].replace(answer["file"], path)))
            if "announcement" in answer:
                rows.append(row("announcement", app, path, line=answer.get("line"), kind=answer["profile"],
                                text=answer["announcement"], hint=answer.get("hint")))
            if "errors" not in answer and (not readable or readable[-1] != answer["file"]):
                readable.append(answer["file"])
        if not readable or not finds:
            return rows
        # A design of each dump can be checked, but its locations are in a temporary file.
        designs, errors = designs_of(readable, earshot, folder)
        for name, text in errors.items():
            app, path = known[name]
            rows.append(row("mistake", app, path, text=text.replace(name, path)))
        if not designs:
            return rows
        for answer in run(earshot, ["check"], folder, designs):
            app, path = known[os.path.basename(answer["file"])[:-5]]
            for finding in answer.get("findings", []):
                rows.append(row("finding", app, path, kind=finding["kind"], severity=finding["severity"],
                                text=finding["message"]))
        return rows


def dumps(spark, source, earshot, profile, finds):
    """Returns the rows of all dumps in a folder or a table."""
    import pandas
    from pyspark.sql import functions

    if source.endswith(".parquet"):
        table = spark.read.parquet(source).select("app", "path", "content")
    else:
        root = os.path.abspath(source)
        table = (spark.read.format("binaryFile").option("recursiveFileLookup", True).load(root)
                 .withColumn("path", functions.regexp_replace("path", f"^file:/*{root.lstrip('/')}/", ""))
                 .withColumn("app", functions.split("path", "/")[0]).select("app", "path", "content"))

    def batches(parts):
        for batch in parts:
            yield pandas.DataFrame(rows_of(batch, earshot, profile, finds), columns=[
                column.split()[0] for column in ROWS.split(", ")])

    return table.mapInPandas(batches, ROWS)


def elements(spark, source, earshot, profile, _finds):
    """Returns the rows of elements, one JSON object per line."""
    lines = spark.sparkContext.textFile(source).filter(str.strip)
    # Each line has one answer, in the same order, so that they can be paired.
    answers = lines.pipe(f"{earshot} compose --profile {profile} --errors-inline", checkCode=True)

    def row_of(pair):
        element, answer = pair[0], json.loads(pair[1])
        if "error" in answer:
            return row("mistake", None, element, text=answer["error"]["message"])
        if "visits" in answer and "announcement" not in answer:
            text = "\n".join(visit["announcement"] for visit in answer["visits"])
            return row("announcement", None, answer.get("id"), kind=profile, text=text)
        return row("announcement", None, answer.get("id"), kind=profile, text=answer["announcement"],
                   hint=answer["hint"])

    return spark.createDataFrame(lines.zip(answers).map(row_of), ROWS)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=["dumps", "elements"])
    parser.add_argument("source")
    parser.add_argument("out")
    parser.add_argument("--profile", default="device")
    parser.add_argument("--no-findings", action="store_true", help="do not import and check the dumps")
    options = parser.parse_args()
    from pyspark.sql import SparkSession

    # A batch of dumps is in memory and on the worker's disk at once.
    spark = (SparkSession.builder.appName("earshot")
             .config("spark.sql.execution.arrow.maxRecordsPerBatch", 200).getOrCreate())
    work = dumps if options.what == "dumps" else elements
    rows = work(spark, options.source, os.environ.get("EARSHOT", "earshot"), options.profile,
                not options.no_findings)
    rows.write.mode("overwrite").partitionBy("record").parquet(options.out)
    # Counts the written rows, so that no dump is processed twice.
    counts = spark.read.schema(ROWS).parquet(options.out).groupBy("record", "app", "kind").count()
    for count in counts.orderBy("record", "app", "kind").collect():
        print("\t".join(str(value or "-") for value in count))
    spark.stop()


if __name__ == "__main__":
    main()
