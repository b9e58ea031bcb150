import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { releasedFiles, releasedPackage } from "./contents.ts";
import { withoutSymbols } from "./without-symbols.ts";

const node = /^node_modules\/node-[\w-]+\/bin\/node$/;
const launcher = "node_modules/.bin/node";

/** Writes the built site with what it needs to run. `link` is faster, but the files stay those of this project. */
export function writeRelease(folder: string, { link = false, withNode = true } = {}): void {
  process.umask(0o022); // the user who runs the site is another one
  const umask = process.umask(0o022); // the user who runs the site may be another one
  for (const file of releasedFiles()) {
    const isNode = node.test(file);
    if (isNode && !withNode) continue;
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    if (file === "package.json") writeFileSync(target, releasedPackage());
    else if (isNode) writeNode(file, folder);
    else if (link) linkSync(file, target);
    else copyFileSync(file, target);
  }
  process.umask(umask);
}

function writeNode(file: string, folder: string): void {
  const target = join(folder, file);
  writeFileSync(target, withoutSymbols(readFileSync(file)));
  chmodSync(target, 0o755);
  const link = join(folder, launcher);
  mkdirSync(dirname(link), { recursive: true });
  if (!existsSync(link)) symlinkSync(file.replace("node_modules", ".."), link);
}
