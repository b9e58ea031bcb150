import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { say } from "#server/cli-output.ts";
import { pack } from "./release/archive.ts";
import { writeRelease } from "./release/folder.ts";
import { packageList } from "./release/sbom.ts";

// `npm run release`: a tarball of the built site, checksums and lists of its packages, in release/. The same commit
// makes the same bytes. With --folder PATH it only writes the files there, as the Dockerfile does.
const out = "release";
const options = { folder: { type: "string" }, "without-node": { type: "boolean" } } as const;

try {
  const { values } = parseArgs({ options });
  if (values.folder) writeRelease(values.folder, { withNode: !values["without-node"] });
  else await release();
} catch (error) {
  say.failure(error);
}

async function release(): Promise<void> {
  if (git("status", "--porcelain") !== "") {
    throw new Error(
      "Commit your changes first: a release is made of a commit, so that it can be made again.",
    );
  }
  const date = new Date(Number(git("log", "-1", "--format=%ct")) * 1000);
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  const name = `footpath-${version}`;
  const tarball = `${name}-${process.platform}-${process.arch}.tar.gz`;
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  say("Copying …");
  writeRelease(join(out, name), { link: true });
  say("Packing …");
  await pack({ in: out, name }, join(out, tarball), date);
  rmSync(join(out, name), { recursive: true });
  const lists = (["cyclonedx", "spdx"] as const).map((format) => {
    const file = `${name}-${process.platform}-${process.arch}.${format}.json`;
    writeFileSync(join(out, file), packageList(format, date));
    return file;
  });
  const sums = [tarball, ...lists].map((file) => `${sha256(join(out, file))}  ${file}\n`);
  writeFileSync(join(out, "SHA256SUMS"), sums.join(""));
  const size = (statSync(join(out, tarball)).size / 1024 / 1024).toFixed(0);
  say(`${join(out, tarball)} (${size} MB), ${lists.join(", ")} and SHA256SUMS are written.`);
}

function git(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8" }).trim();
}

function sha256(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
