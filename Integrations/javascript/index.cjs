"use strict";
const { spawnSync } = require("node:child_process");
const path = require("node:path");

const SEVERITIES = ["note", "warning", "error"];

/** The version of the reports that this helper reads. */
const VERSION = 1;

/**
 * Throws if the announcements of a screen differ from its design; accepts the options of `earshot diff`.
 *
 * The command is the one in the environment variable EARSHOT, or `earshot` on the path.
 */
function expectAnnouncements(screen, design, ...options) {
  const command = process.env.EARSHOT || "earshot";
  const run = spawnSync(command, ["diff", "--format", "json", ...options, "--", design, "-"], {
    input: screen, encoding: "utf8", maxBuffer: 1 << 30,
  });
  // The command can end before it has read the whole screen (EPIPE).
  if (run.error && run.status === null) {
    throw new Error(
      `the command '${command}' cannot be run (${run.error.code}); install earshot, or name it in EARSHOT`);
  }
  if (run.status !== 0 && run.status !== 1) {
    throw new Error((run.stderr.trim() || `earshot ended with ${run.signal ?? run.status}`).replace(/^-:/gm, "the screen:"));
  }
  let report;
  try {
    report = JSON.parse(run.stdout);
  } catch {
    throw new Error(`'${command}' wrote no report; is it really earshot?`);
  }
  if (report.version !== VERSION) {
    throw new Error(
      `this earshot writes version ${report.version} of its reports, and this helper reads version ${VERSION}: `
        + "use the helper of your earshot's release");
  }
  if (report.failed) throw new Error(lines(report, severity(options)).join("\n"));
}

function severity(options) {
  const joined = options.find((option) => option.startsWith("--fail-on="));
  return joined ? joined.slice("--fail-on=".length) : options[options.indexOf("--fail-on") + 1 || -1] ?? "warning";
}

function lines(report, failing) {
  const fails = (stop) =>
    stop.findings.some((finding) => SEVERITIES.indexOf(finding.severity) >= SEVERITIES.indexOf(failing));
  return report.comparisons.flatMap((comparison) => {
    const { assumptions } = comparison;
    const reader = assumptions.length ? ` (${assumptions.join("; ")})` : "";
    return [
      `${comparison.title}${reader}: ${path.basename(comparison.expected)}`,
      ...comparison.remarks.map((remark) => `  ${remark}`),
      ...comparison.stops.filter(fails).flatMap((stop) => stop.lines)
        .map((line) => line.replace(/^    heard at -:/, "    heard at the screen:")),
      ...comparison.limits.map((limit) => `note: ${limit}`),
    ];
  });
}

module.exports = { expectAnnouncements };
