import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { engine, fixture, makePlace, openSite, useFolder } from "#test/harness.ts";
import { openBucket } from "#test/servers/bucket.ts";
import { run } from "#test/servers/processes.ts";
import { blob } from "#test/uploads.ts";
import type { MediaEntry } from "../library/contract.ts";
import { findFfmpeg } from "./ffmpeg.server.ts";

const ffmpeg = findFfmpeg(process.env.PATH ?? "");
const folder = useFolder();
const bucket = fixture(openBucket, ({ close }) => close());
const place = fixture(
  () => makePlace(false),
  ({ remove }) => remove(),
);
beforeAll(() => {
  for (const [name, value] of Object.entries(bucket.keys)) vi.stubEnv(name, value);
});
afterAll(() => vi.unstubAllEnvs());

const soon = { timeout: 60_000, interval: 20 }; // milliseconds
const admin = { ADMIN_EMAIL: "videos@example.org", ADMIN_PASSWORD: "a walk by the river" };

it.skipIf(engine !== "postgres" || !ffmpeg)(
  "a node finishes the video of a node that was killed",
  async () => {
    const shared = { MEDIA_STORE: bucket.address(), FFMPEG_PATH: ffmpeg ?? "", JWT_SECRET: "s".repeat(32) };
    const data = { DATA_DIR: join(folder, "one"), PORT: "0", LOG_LEVEL: "error", SAMPLE_CONTENT: "off" };
    const first = run(["server/main.ts"], { ...place.env, ...bucket.keys, ...shared, ...admin, ...data });
    const [, url = ""] = await first.says(/is open at (\S+)/);
    const login = await fetch(`${url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
    });
    const { token } = (await login.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const video = join(folder, "video.avi");
    const source = ["-f", "lavfi", "-i", "testsrc2=size=1280x720:rate=25:duration=2"];
    execFileSync(ffmpeg ?? "", ["-v", "error", ...source, "-c:v", "mpeg4", "-q:v", "12", video]);
    const body = new FormData();
    body.append("file", blob(readFileSync(video)), "video.avi");
    const sent = await fetch(`${url}/api/media`, { method: "POST", headers, body });
    const { _id } = (await sent.json()) as MediaEntry;
    await vi.waitFor(() => expect(readdirSync(join(data.DATA_DIR, "incoming")).length).toBe(1), soon); // it has begun
    first.process.kill("SIGKILL");
    await first.ended;

    const at = new Date(Date.now() + 120_000).toISOString(); // when its lease has ended
    const second = await openSite({
      beside: { place },
      env: { ...shared, DATA_DIR: join(folder, "two") },
      at,
    });
    const keys = async () =>
      (await Array.fromAsync(second.services.media.list())).map(({ key }) => key).sort();
    try {
      await second.services.videos.idle();
      const { body } = await second.call(`GET /api/media/${_id}`, undefined, headers);
      expect(body).toMatchObject({ status: "ready", width: 1280, height: 720 });
      expect((await keys()).map((key) => key.split("/")[1])).toEqual(expect.arrayContaining(["video.mp4"]));
      expect((await keys()).filter((key) => key.startsWith(".incoming"))).toEqual([]);
      expect(
        await second.services.db.queries
          .selectFrom("jobs")
          .select("id")
          .where("queue", "=", "videos")
          .execute(),
      ).toEqual([]);
    } finally {
      await second.close();
    }
  },
);
