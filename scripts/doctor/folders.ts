import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Check, type Finding, megabytes, ok, type Setup, warning, wrong } from "./check.ts";

const networkSystems: Record<number, string> = {
  26985: "NFS",
  20859: "SMB",
  4283649346: "CIFS",
  4266872130: "SMB",
  1397113167: "AFS",
  16914839: "9P",
  12805120: "Ceph",
  198183891: "Lustre",
  1196443219: "GPFS",
};
const fuse = 0x65735546;
const passing: Record<number, string> = {
  16914836: "in memory (tmpfs)",
  2035054128: "in the layer of a container",
};
const tight = 2 * 1024 ** 3; // bytes
const full = 500 * 1024 ** 2;

export const folder: Check = {
  name: "folder",
  async run({ env: { dataDir } }) {
    if (!existsSync(dataDir)) return [ok(`${dataDir} does not exist yet: the first start makes it.`)];
    const { uid, mode } = statSync(dataDir);
    const findings: Finding[] = [];
    const me = process.getuid?.();
    if (me !== undefined && me !== uid && me !== 0)
      findings.push(
        wrong(
          `${dataDir} belongs to another user (${uid}), and you are ${me}.`,
          "Run this as the user of the site:  sudo -u footpath npm run site -- doctor",
        ),
      );
    else if (!canWrite(dataDir))
      findings.push(
        wrong(`${dataDir} cannot be written.`, `Change its owner:  chown -R footpath ${dataDir}`),
      );
    const foreign = readdirSync(dataDir).filter((name) => ownerOf(join(dataDir, name)) !== uid);
    if (foreign.length > 0 && process.platform !== "win32")
      findings.push(
        wrong(
          `${foreign.slice(0, 3).join(", ")} in ${dataDir} belongs to another user than the folder.`,
          `A command was run as another user, perhaps as root:  chown -R ${uid} ${dataDir}`,
        ),
      );
    if ((mode & 0o077) !== 0 && process.platform !== "win32")
      findings.push(
        warning(
          `Other users of this machine may look into ${dataDir}, where passwords and email addresses are.`,
          `chmod 700 ${dataDir}  (each start of the site does the same)`,
        ),
      );
    return findings.length > 0 ? findings : [ok(`Only the site's user may read and write ${dataDir}.`)];
  },
};

export const disk: Check = {
  name: "disk",
  async run({ env }) {
    const { dataDir, mediaStore } = env;
    const folders = {
      DATA_DIR: dataDir,
      ...(typeof mediaStore === "string" ? { media: mediaStore } : {}),
      TMPDIR: tmpdir(),
    };
    const findings = await Promise.all(
      Object.entries(folders).map(([name, path]) => diskOf(name, existing(path), { env })),
    );
    return findings.flat();
  },
};

async function diskOf(name: string, path: string, { env }: Pick<Setup, "env">): Promise<Finding[]> {
  const { type, bavail, bsize, blocks } = await statfs(path);
  const free = bavail * bsize;
  const findings: Finding[] = [];
  const system = networkSystems[type >>> 0];
  if (name === "DATA_DIR" && !env.databaseUrl && (system || type === fuse))
    findings.push(
      (system ? wrong : warning)(
        `DATA_DIR is on a network file system (${system ?? "FUSE"}), where the database can be damaged.`,
        "Move DATA_DIR to a disk of this machine. Pictures may stay: set MEDIA_STORE to their folder.",
      ),
    );
  if (name !== "TMPDIR" && passing[type])
    findings.push(
      warning(
        `${name} is ${passing[type]}: it may be lost when the machine or the container ends.`,
        "Put it on a disk or a volume.",
      ),
    );
  const text = `${name} (${path}): ${megabytes(free)} free of ${megabytes(blocks * bsize)}.`;
  const advice =
    name === "TMPDIR"
      ? "Uploads need up to 500 MB there: set TMPDIR to a larger disk."
      : "Delete old backups and logs, or get a larger disk: when it is full, nothing can be saved.";
  if (free < full) findings.push(wrong(text, advice));
  else findings.push(free < tight && name !== "TMPDIR" ? warning(text, advice) : ok(text));
  return findings;
}

/** The path, or the nearest folder above it that exists. */
function existing(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : existing(dirname(path));
}

function ownerOf(path: string): number | undefined {
  try {
    return statSync(path).uid;
  } catch {
    return undefined; // removed in the meantime
  }
}

function canWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
