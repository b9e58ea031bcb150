import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

/** Packs a folder so that the same files always become the same bytes, by the machine's GNU tar and this Node's gzip. */
export async function pack(folder: { in: string; name: string }, to: string, date: Date): Promise<void> {
  const options = [
    "--sort=name",
    "--format=gnu",
    `--mtime=@${Math.floor(date.getTime() / 1000)}`,
    "--owner=0",
    "--group=0",
    "--numeric-owner",
    "--mode=u=rwX,go=rX",
    "--hard-dereference",
  ];
  const tar = spawn("tar", ["--create", ...options, "--directory", folder.in, folder.name], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(tar, "close");
  await pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(to));
  const [status] = await ended;
  if (status !== 0) throw new Error("GNU tar is needed to pack a release, and ended with an error.");
}
