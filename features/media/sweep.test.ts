import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { decode } from "./decoding/decoder.server.ts";
import { keepPicture } from "./keep.server.ts";

let media: string;
let kept: string;
const site = useSite({ filled: false });
beforeAll(async () => {
  media = join(site.place.folder, "media");
  const { email } = await addPerson(site, "Takes Pictures");
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  kept = (await keepPicture(await site.ctx(email), site.services.media, await decode("picture", bytes))).id;
  for (const file of readdirSync(join(media, kept))) age(`${kept}/${file}`, 48);
});

function age(key: string, hours: number): void {
  const then = Date.now() / 1000 - hours * 3600;
  utimesSync(join(media, key), then, then);
}

function lay(key: string, hours: number): void {
  mkdirSync(dirname(join(media, key)), { recursive: true });
  writeFileSync(join(media, key), "bytes");
  age(key, hours);
}

/** The command as an operator types it, beside the running site. */
function sweep(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/site.ts", "sweep", ...args], {
    env: { ...process.env, ...site.place.env, NODE_ENV: "test", ENV_FILE: "off" },
    encoding: "utf8",
  });
  return { status, output: `${stdout}${stderr}` };
}

const stray = "00000000000000000000000a/960.webp";
const young = "00000000000000000000000b/960.webp";
const foreign = "notes/read me.txt";

describe("npm run site -- sweep", () => {
  it("finds nothing if files and rows match", () => {
    expect(sweep()).toEqual({ status: 0, output: "0 files are needed by nothing, 0 are lost\n" });
  });

  it("lists stray files, and deletes them on request", () => {
    lay(stray, 25);
    lay(young, 23);
    lay(foreign, 1000);
    const found = sweep();
    expect(found.status).toBe(0);
    expect(found.output).toContain(
      `Needed by nothing: ${stray}\n1 files are needed by nothing, 0 are lost\n`,
    );
    expect(existsSync(join(media, stray))).toBe(true);
    expect(sweep("--remove").output).toContain(`Taken away: ${stray}\n`);
    expect(readdirSync(media).sort()).toEqual([dirname(young), kept, "notes"].sort());
    expect(readdirSync(join(media, kept)).sort()).toEqual(["320.webp", "400.webp"]);
  });

  it("lists missing files and exits with 1", () => {
    rmSync(join(media, kept, "320.webp"));
    const { status, output } = sweep("--remove");
    expect([status, output]).toEqual([1, expect.stringContaining(`Lost: ${kept}/320.webp\n`)]);
  });

  it("rejects unknown arguments", () => {
    expect(sweep("--delete")).toMatchObject({ status: 1, output: expect.stringContaining("--delete") });
  });
});
