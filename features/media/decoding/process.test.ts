import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { avifBomb, webpBomb } from "#test/files/picture-bombs.ts";
import { somePicture } from "#test/uploads.ts";
import { type DecodingProcess, decodingProcess } from "./child.server.ts";
import { decode } from "./decoder.server.ts";

const folder = mkdtempSync(join(tmpdir(), "footpath-picture-process-"));
afterAll(() => rmSync(folder, { recursive: true }));

const module = (path: string) => pathToFileURL(resolve(path)).href;
const hasPrlimit = spawnSync("prlimit", ["--version"]).status === 0;

/** A process that does what the name of a job says. */
const obedient = `
  process.on("disconnect", () => process.exit());
  process.on("message", ({ job, input }) => {
    if (job === "crash") process.kill(process.pid, "SIGSEGV");
    else if (job === "exit") process.exit(3);
    else if (job !== "hang") process.send({ result: [input, process.pid], resident: job === "grow" ? 1e9 : 0 });
  });`;

/** A process that decodes whatever it is given without looking at the size first. */
const careless = `
  import { limitMemory } from "${module("features/media/decoding/memory-limit.server.ts")}";
  import sharp from "${module("node_modules/sharp/dist/index.mjs")}";
  limitMemory();
  process.on("message", async ({ input }) => {
    const answer = await sharp(input).raw().toBuffer({ resolveWithObject: true }).then(
      ({ info }) => ({ result: info.width }),
      (error) => ({ failed: String(error) }),
    );
    process.send({ ...answer, resident: 0 });
  });`;

function processOf(text: string) {
  const program = join(folder, `program-${text.length}.mjs`);
  writeFileSync(program, text);
  return { pictures: decodingProcess({ timeout: 60_000, idleAfter: 10_000, program }), program };
}

// The names of the jobs are those of the test's own program.
const ask = (pictures: DecodingProcess, job: string, input: unknown = job, signal?: AbortSignal) =>
  pictures.run({ job: job as "picture", input }, signal) as Promise<[unknown, number]>;
const refused = { code: "too_large", message: expect.stringContaining("takes too much memory or time") };

describe("the decoding process", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => {
    vi.runAllTimers(); // ends idle processes
    vi.useRealTimers();
  });

  it("is reused, and ends when idle", async () => {
    const { pictures } = processOf(obedient);
    const [echo, pid] = await ask(pictures, "echo", Buffer.from("bytes"));
    expect(Buffer.from(echo as Buffer).toString()).toBe("bytes");
    expect((await ask(pictures, "echo"))[1]).toBe(pid);
    vi.advanceTimersByTime(9999);
    expect(pictures.pid()).toBe(pid);
    vi.advanceTimersByTime(1);
    expect(pictures.pid()).toBeUndefined();
    expect((await ask(pictures, "echo"))[1]).not.toBe(pid);
  });

  it.each(["crash", "exit"])("is replaced after a %s, with an error for the sender", async (fault) => {
    const { pictures } = processOf(obedient);
    await expect(ask(pictures, fault)).rejects.toMatchObject(refused);
    expect((await ask(pictures, "echo"))[0]).toBe("echo");
  });

  it("is killed when a picture takes too long", async () => {
    const { pictures } = processOf(obedient);
    const hanging = ask(pictures, "hang");
    vi.advanceTimersByTime(60_000);
    await expect(hanging).rejects.toMatchObject(refused);
    expect((await ask(pictures, "echo"))[0]).toBe("echo");
  });

  it("is killed when the client disconnects, and replaced after it has grown", async () => {
    const { pictures } = processOf(obedient);
    const gone = new AbortController();
    const hanging = ask(pictures, "hang", "", gone.signal);
    gone.abort();
    await expect(hanging).rejects.toMatchObject({ name: "AppError" });
    const [, pid] = await ask(pictures, "grow");
    expect((await ask(pictures, "echo"))[1]).not.toBe(pid);
  });

  it("starts again after the site ran out of file handles", {
    skip: process.platform === "win32",
  }, () => {
    const { program } = processOf(obedient);
    const site = join(folder, "full.mjs");
    writeFileSync(
      site,
      `import { closeSync, openSync } from "node:fs";
      import { decodingProcess } from "${module("features/media/decoding/child.server.ts")}";
      const pictures = decodingProcess({ timeout: 60_000, idleAfter: 10_000, program: "${program}" });
      const ask = () => pictures.run({ job: "picture" }).then(() => "done", ({ code }) => code ?? "broken");
      const handles = [];
      try { for (;;) handles.push(openSync(import.meta.filename)); } catch {}
      const answers = [await ask(), await ask()];
      for (const handle of handles) closeSync(handle);
      console.log(JSON.stringify([...answers, await ask()]));
      process.exit();`,
    );
    const { stdout } = spawnSync("sh", ["-c", 'ulimit -n 256 && exec "$0" "$1"', process.execPath, site]);
    expect(JSON.parse(stdout.toString())).toEqual(["unavailable", "unavailable", "done"]);
  });

  it("cannot take more than its share of memory", { skip: !hasPrlimit }, async () => {
    const { pictures } = processOf(careless);
    await expect(ask(pictures, "any", avifBomb)).rejects.toThrow();
    expect(await ask(pictures, "any", await somePicture("teal", 40, 30))).toBe(40);
  });
});

it("decode rejects pictures that would need too much memory", async () => {
  for (const [bomb, max] of [
    [avifBomb, "10 megapixels"],
    [webpBomb, "42 megapixels"],
  ] as const) {
    const sentence = { code: "too_large", message: expect.stringContaining(max) };
    await expect(decode("picture", bomb)).rejects.toMatchObject(sentence);
    const avatar = { code: "too_large", message: expect.stringContaining("24 megapixels") };
    await expect(decode("avatar", bomb)).rejects.toMatchObject(avatar);
  }
  expect((await decode("picture", await somePicture("teal", 400, 300))).width).toBe(400);
});
