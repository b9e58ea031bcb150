import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { run } from "#test/servers/processes.ts";
import { blob } from "#test/uploads.ts";
import type { MediaEntry } from "../library/contract.ts";
import { findFfmpeg } from "./ffmpeg.server.ts";

const ffmpeg = findFfmpeg(process.env.PATH ?? "");
const folder = mkdtempSync(join(tmpdir(), "footpath-killed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const admin = { ADMIN_EMAIL: "videos@example.org", ADMIN_PASSWORD: "a walk by the river" };

const soon = { timeout: 60_000, interval: 20 }; // milliseconds

const originals = () => readdirSync(join(folder, "data", "media", ".incoming"));

/** The real program on the same folder as before. */
async function start() {
  const program = run(["server/main.ts"], {
    ...admin,
    DATA_DIR: join(folder, "data"),
    PORT: "0",
    FFMPEG_PATH: ffmpeg ?? "",
    SAMPLE_CONTENT: "off",
    LOG_LEVEL: "error",
  });
  const [, url = ""] = await program.says(/is open at (\S+)/);
  const login = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
  });
  const { token } = (await login.json()) as { token: string };
  return { program, url, headers: { authorization: `Bearer ${token}` } };
}

it.skipIf(!ffmpeg)("a video is prepared although the process was killed during it", async () => {
  const video = join(folder, "video.avi");
  const source = ["-f", "lavfi", "-i", "testsrc2=size=1280x720:rate=25:duration=4"];
  execFileSync(ffmpeg ?? "", ["-v", "error", ...source, "-c:v", "mpeg4", "-q:v", "5", video]);
  const first = await start();
  const form = new FormData();
  form.append("file", blob(readFileSync(video)), "video.avi");
  const sent = await fetch(`${first.url}/api/media`, { method: "POST", headers: first.headers, body: form });
  const { _id, status } = (await sent.json()) as MediaEntry;
  expect([sent.status, status]).toEqual([201, "processing"]);
  const incoming = join(folder, "data", "incoming");
  await vi.waitFor(() => expect(readdirSync(incoming).length).toBe(1), soon); // it has begun
  first.program.process.kill("SIGKILL");
  await first.program.ended;
  const media = join(folder, "data", "media");
  expect([originals(), existsSync(join(media, _id))]).toEqual([[_id], false]);

  const second = await start();
  await vi.waitFor(
    async () => {
      const answer = await fetch(`${second.url}/api/media/${_id}`, { headers: second.headers });
      expect(await answer.json()).toMatchObject({ status: "ready", width: 1280, height: 720 });
    },
    { timeout: 100_000, interval: 200 },
  );
  await vi.waitFor(() => expect([readdirSync(incoming), originals()]).toEqual([[], []]), soon);
  second.program.process.kill("SIGTERM");
  expect(await second.program.ended).toBe(0);
});

it.skipIf(!ffmpeg)("a stopping site does not wait for a video, and resumes it later", async () => {
  const { program, url, headers } = await start();
  const form = new FormData();
  form.append("file", blob(readFileSync(join(folder, "video.avi"))), "video.avi");
  const sent = await fetch(`${url}/api/media`, { method: "POST", headers, body: form });
  const { _id } = (await sent.json()) as MediaEntry;
  const incoming = join(folder, "data", "incoming");
  await vi.waitFor(() => expect(readdirSync(incoming).length).toBe(1), soon);
  program.process.kill("SIGTERM");
  expect(await program.ended).toBe(0);
  expect([readdirSync(incoming), originals()]).toEqual([[], [_id]]);
});
