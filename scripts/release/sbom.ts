import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";

type Format = "cyclonedx" | "spdx";

/** npm's list of the packages in a release, with the commit's time and a number that follows from the contents. */
export function packageList(format: Format, date: Date): string {
  const npm = process.env.npm_execpath;
  const [program, ...start] = npm ? [process.execPath, npm] : ["npm"];
  const { stdout, stderr, status } = spawnSync(
    program ?? "npm",
    [...start, "sbom", "--omit=dev", `--sbom-format=${format}`],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`npm made no list of packages: ${stderr}`);
  const list = JSON.parse(stdout);
  if (format === "cyclonedx") {
    delete list.serialNumber;
    list.metadata.component.name = "footpath"; // npm writes the name of this folder
    list.metadata.component.type = "application";
    list.metadata.timestamp = date.toISOString();
    list.serialNumber = `urn:uuid:${uuidOf(JSON.stringify(list))}`;
  } else {
    delete list.documentNamespace;
    list.creationInfo.created = date.toISOString().replace(/\.\d+/, "");
    list.documentNamespace = `http://spdx.org/spdxdocs/${list.name}-${uuidOf(JSON.stringify(list))}`;
  }
  return `${JSON.stringify(list, null, 2)}\n`;
}

function uuidOf(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-5$3-8$4-$5");
}
