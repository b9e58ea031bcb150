import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { canTypeset, scriptsWithoutFont } from "#features/exports/pdf/installed.server.ts";
import { type Check, type Finding, ok, warning, wrong } from "./check.ts";

const patience = { timeout: 8000 }; // milliseconds
const oldest = [4, 4];
const encoders = ["libx264", "aac"];

export const fonts: Check = {
  name: "fonts",
  async run() {
    const missing = scriptsWithoutFont();
    const findings: Finding[] = canTypeset()
      ? []
      : [
          warning(
            "No PDF can be made on this machine: the typesetter is not installed.",
            "npm install --include=optional",
          ),
        ];
    if (missing)
      findings.push(
        warning(
          `PDFs show boxes instead of ${missing.join(", ")} letters: the fonts are not installed.`,
          "npm install --include=optional",
        ),
      );
    return findings.length > 0 ? findings : [ok("PDFs can be made, and their fonts are installed.")];
  },
};

export const ffmpeg: Check = {
  name: "ffmpeg",
  async run({ env }) {
    const program = env.ffmpeg;
    if (!program)
      return [
        warning(
          "ffmpeg is not installed: only some videos play in every browser, and none has a still picture.",
          "apt install ffmpeg  (or set FFMPEG_PATH)",
        ),
      ];
    const run = async (option: string) =>
      (await promisify(execFile)(program, ["-hide_banner", option], patience)).stdout;
    const output = await Promise.all(["-version", "-encoders"].map(run)).catch(() => undefined);
    if (!output) return [wrong(`${program} does not run.`, "Install it again, or set FFMPEG_PATH=off.")];
    const [first = "", list = ""] = output;
    const [, version = "unknown"] = /version n?(\S+)/.exec(first) ?? [];
    const [major = 0, minor = 0] = version.split(/[.-]/).map(Number);
    const isOld = major < (oldest[0] ?? 0) || (major === oldest[0] && minor < (oldest[1] ?? 0));
    const absent = encoders.filter((name) => !new RegExp(` ${name} `).test(list));
    if (absent.length > 0)
      return [
        wrong(
          `ffmpeg ${version} cannot write ${absent.join(" and ")}, so no video can be converted.`,
          "Install the ffmpeg of your system.",
        ),
      ];
    return isOld
      ? [warning(`ffmpeg ${version} is older than 4.4.`, "Update it: some videos may not be converted.")]
      : [ok(`ffmpeg ${version} converts videos and sound.`)];
  },
};
