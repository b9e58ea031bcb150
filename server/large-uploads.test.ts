import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { memoryDuring, sendVideos, writeLargeVideo } from "#test/files/large-videos.ts";
import { run } from "#test/servers/processes.ts";

const mebibyte = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), "footpath-large-"));
afterAll(() => rmSync(folder, { recursive: true }));

const admin = { ADMIN_EMAIL: "large@example.org", ADMIN_PASSWORD: "a walk by the river" };

it("five large videos go to the disk and never into memory, and what lies behind them is lost", async () => {
  const videos = Array(5).fill(await writeLargeVideo(folder, 40 * mebibyte));
  const uploads = join(folder, "uploads");
  mkdirSync(uploads);
  const program = run(["server/main.ts"], {
    ...admin,
    DATA_DIR: join(folder, "data"),
    PORT: "0",
    TMPDIR: uploads,
    SAMPLE_CONTENT: "off",
    FFMPEG_PATH: "off",
    LOG_LEVEL: "error",
  });
  const [, url = ""] = await program.says(/is open at (\S+)/);
  const login = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
  });
  const { token } = (await login.json()) as { token: string };
  const { before, max } = await memoryDuring(url, async () => {
    expect(await sendVideos({ url, token }, videos)).toBe(201);
  });
  // 200 MB were sent; 120 is far more than what is in memory at once, and far less than all of it.
  expect(max - before).toBeLessThan(120 * mebibyte);
  expect(readdirSync(uploads)).toEqual([]);
  const media = join(folder, "data", "media");
  const [id = ""] = readdirSync(media);
  expect(readdirSync(media).length).toBe(5);
  expect(readFileSync(join(media, id, "video.mp4")).includes("CANARY")).toBe(false);
  const tooLarge = await writeLargeVideo(folder, 100 * mebibyte + 1);
  expect(await sendVideos({ url, token }, [tooLarge])).toBe(413);
  expect(readdirSync(uploads)).toEqual([]);
  program.process.kill("SIGTERM");
  expect(await program.ended).toBe(0);
});
