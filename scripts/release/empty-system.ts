import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, globSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const release = "/opt/footpath";
const user = "31337:31337"; // which no file names

/** A root file system that has a release, the C libraries that its programs name, and nothing else. */
export type EmptySystem = {
  /** The only folder that can be written, as this machine sees it; `/data` inside. */
  data: string;
  /** Arguments for `unshare`, to run Node 26 of the release with these arguments, as an unknown user and as process 1. */
  command(...args: string[]): string[];
  remove(): void;
};

/** Needs root, and mounts: call it in a mount namespace of its own. */
export function makeEmptySystem(folder: string): EmptySystem {
  const root = mkdtempSync(join(tmpdir(), "footpath-empty-"));
  chmodSync(root, 0o755);
  for (const path of [release, "/data", "/proc", "/dev"]) mkdirSync(join(root, path), { recursive: true });
  for (const library of librariesOf(folder)) {
    mkdirSync(join(root, dirname(library)), { recursive: true });
    copyFileSync(library, join(root, library));
  }
  mount("--bind", root, root);
  mount("--bind", folder, join(root, release));
  mount("-o", "remount,bind,ro", join(root, release));
  mount("--rbind", "/dev", join(root, "dev"));
  mount("--bind", join(root, "data"), join(root, "data"));
  execFileSync("chown", ["-R", user, join(root, "data")]);
  mount("-o", "remount,bind,ro", root);
  return {
    data: join(root, "data"),
    command: (...args) => [
      ...["--pid", "--fork", "--kill-child=SIGKILL", `--mount-proc=${root}/proc`],
      ...["chroot", `--userspec=${user}`, root, `${release}/node_modules/.bin/node`],
      ...args.map((arg) => (/\.[jt]s$/.test(arg) ? `${release}/${arg}` : arg)),
    ],
    remove() {
      execFileSync("umount", ["--recursive", "--lazy", root]);
      rmSync(root, { recursive: true });
    },
  };
}

/** What the dynamic linker opens for Node and the native parts of packages. */
function librariesOf(folder: string): Set<string> {
  const programs = [
    "node_modules/.bin/node",
    ...globSync("node_modules/**/*.{node,so,so.*}", { cwd: folder }),
  ];
  const lines = execFileSync(
    "ldd",
    programs.map((file) => join(folder, file)),
    { encoding: "utf8" },
  ).split("\n");
  const paths = lines.map((line) => /(?:=> |^\s+)(\/\S+) \(0x/.exec(line)?.[1]);
  return new Set(paths.filter((path) => path !== undefined && !path.startsWith(folder)) as string[]);
}

function mount(...args: string[]): void {
  execFileSync("mount", args);
}
