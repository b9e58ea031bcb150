import { cpSync, globSync, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Program, run } from "#test/servers/processes.ts";
import { packFolder, unpackFolder } from "./packing.ts";

const sources = "{api,app,core,db,features,sample,server,ui}/**/*.*";
const isLeftOut = /\.test\.ts$|\.tsx$|\.(webp|pdf|clean|mp4)$/;

/** Keeps what a node of this version runs: without packages, tests, components, the files for browsers and the sample’s. */
export async function packProgram(scratch: string, file: string): Promise<void> {
  const files = globSync(["package.json", "public/favicon.svg", "build/server/**/*.*", sources]);
  for (const path of files.filter((name) => !isLeftOut.test(name))) {
    mkdirSync(dirname(join(scratch, path)), { recursive: true });
    cpSync(path, join(scratch, path));
  }
  await packFolder(scratch, file);
}

/** Unpacks the program of a release into a folder. It runs with the packages of this version. */
export async function unpackProgram(release: string, folder: string): Promise<void> {
  await unpackFolder(join(release, "program.tar.gz"), folder);
  mkdirSync(join(folder, "build", "client"), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
}

export function runProgram(folder: string, env: Record<string, string>): Program {
  return run(["--max-old-space-size=1024", "server/main.ts"], env, folder);
}
