import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findFfmpeg } from "#features/media/videos/ffmpeg.server.ts";
import { addressOf, makeLauncher } from "#test/servers/launcher.ts";
import { blob, formOf, somePicture } from "#test/uploads.ts";

const ffmpeg = findFfmpeg(process.env.PATH ?? "");
const launcher = makeLauncher();

it.skipIf(process.platform !== "linux")("processes of a killed site end with it", async () => {
  const admin = { email: "killed@example.org", password: "a walk by the river" };
  const site = launcher.launch({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
  const url = await addressOf(site);
  const headers = new Headers({ "content-type": "application/json" });
  const post = (path: string, body: object) =>
    fetch(`${url}/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const upload = (file: Blob) =>
    fetch(`${url}/api/media`, {
      method: "POST",
      headers: { authorization: headers.get("authorization") ?? "" },
      body: formOf({ file }),
    });
  const { token } = await (await post("auth/login", admin)).json();
  headers.set("authorization", `Bearer ${token}`);
  // A process that is stopped does not hear that its channel closed, like one that decodes.
  const stopped = new Set<number>();
  const stopNext = () =>
    expect
      .poll(() => {
        const found = childrenOf(site.process.pid).filter((pid) => !stopped.has(pid));
        for (const pid of found) process.kill(pid, "SIGSTOP");
        for (const pid of found) stopped.add(pid);
        return found.length;
      })
      .toBeGreaterThan(0);

  expect((await upload(blob(await somePicture()))).status).toBe(201);
  await stopNext();
  const article = { title: "A text", content: "<p>Words.</p>", section: "programmes" };
  const { _id } = await (await post("blogs/add", article)).json();
  expect((await fetch(`${url}/blogs/${_id}.pdf`)).status).toBe(200);
  await stopNext();
  if (ffmpeg) {
    const video = join(launcher.place.folder, "video.avi");
    const source = ["-f", "lavfi", "-i", "testsrc2=size=1280x720:rate=25:duration=4"];
    execFileSync(ffmpeg, ["-v", "error", ...source, "-c:v", "mpeg4", video]);
    expect((await upload(blob(readFileSync(video)))).status).toBe(201);
    await stopNext();
  }

  site.process.kill("SIGKILL");
  await expect.poll(() => [...stopped].filter(isRunning)).toEqual([]);
});

/** The processes that a process has started, once they run their program. */
function childrenOf(pid = 0): number[] {
  const forked = ["", commandOf(pid)]; // the command of a child that has not yet run its own
  return readdirSync("/proc")
    .map(Number)
    .filter((child) => parentOf(child) === pid)
    .filter((child) => {
      const command = commandOf(child);
      return !forked.includes(command) && !command.startsWith("setpriv");
    });
}

/** Undefined for a process that has ended. */
function parentOf(pid: number): number | undefined {
  try {
    const [, state, parent] = /\) (\w) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return state === "Z" ? undefined : Number(parent);
  } catch {
    return undefined;
  }
}
const isRunning = (pid: number) => parentOf(pid) !== undefined;

function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, "utf8");
}
