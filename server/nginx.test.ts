import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { BlogCard } from "#features/blogs/contract.ts";
import { openSite } from "#test/harness.ts";
import { freePort } from "#test/ports.ts";

const patience = { timeout: 30_000, interval: 100 };
const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

/** nginx in front of a site, with the configuration of the documentation. */
async function openNginx(siteUrl: string): Promise<{ url: string; logs(): string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "footpath-nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  const configuration = readFileSync("docs/nginx.conf", "utf8")
    .replace("/var/cache/nginx/footpath", join(folder, "cache"))
    .replace("127.0.0.1:3000", new URL(siteUrl).host)
    .replace("listen 80", `listen 127.0.0.1:${port}`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; ${process.getuid?.() === 0 ? "user root;" : ""} events {}
     http { access_log ${folder}/access.log; ${temporary.join(" ")}\n${configuration} }`,
  );
  const child = spawn("nginx", ["-e", join(folder, "error.log"), "-c", file, "-p", folder]);
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
          () => child.exitCode,
        ),
      patience,
    )
    .toBe(true);
  const logs = () =>
    ["access.log", "error.log"].map((name) => readFileSync(join(folder, name), "utf8")).join("");
  return { url, logs, close: () => stopped(child, folder) };
}

async function stopped(child: ChildProcess, folder: string): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

it("nginx logs no link to a registration, nor when the site is down", async ({ skip }) => {
  if (!hasNginx) return skip("nginx is not installed.");
  const site = await openSite();
  const nginx = await openNginx(site.url);
  try {
    const token = "a-token-of-an-older-email";
    const open = () => fetch(`${nginx.url}/registrations/${token}`, { redirect: "manual" });
    expect((await open()).headers.get("location")).toBe(`/registrations#${token}`);
    await site.close();
    expect((await open()).status).toBe(502);
    await fetch(`${nginx.url}/healthz`);
    await expect.poll(nginx.logs, patience).toContain("/healthz");
    expect(nginx.logs()).not.toContain(token);
  } finally {
    await nginx.close();
    await site.close().catch(() => {});
  }
});

it("nginx replaces deleted pages, and serves others while the site is down", async ({ skip }) => {
  if (!hasNginx) return skip("nginx is not installed.");
  const site = await openSite();
  const nginx = await openNginx(site.url);
  try {
    const read = async (path: string) => {
      const { status, headers } = await fetch(nginx.url + path);
      return `${status} ${headers.get("x-cache")}`;
    };
    const [event] = await site.json<BlogCard[]>("/api/blogs/section/events?view=card&eventStatus=upcoming");
    const article = `/blogs/${event?._id}`;
    // Nearly as late as the event: from then on these pages are wrong, and nginx may keep them for one second only.
    site.clock.set(new Date(Date.parse(event?.eventDate ?? "") - 1500).toISOString());
    expect([await read(article), await read("/events")]).toEqual(["200 MISS", "200 MISS"]);
    await expect.poll(() => read(article), patience).not.toContain("MISS");

    const { authorization } = await site.bearer();
    const deleted = await fetch(`${nginx.url}/api/blogs/${event?._id}`, {
      method: "DELETE",
      headers: { authorization },
    });
    expect(deleted.status).toBe(200);
    await expect.poll(() => read(article), patience).toBe("410 HIT");

    const form = new FormData();
    form.set("image", new Blob([Buffer.alloc(3_000_000)]), "large.png");
    const upload = await fetch(`${nginx.url}/api/users/upload-profile-image`, {
      method: "POST",
      headers: { authorization },
      body: form,
    });
    expect(upload.headers.get("content-type")).toContain("json");

    await read("/events");
    await site.close();
    await expect.poll(() => read("/events"), patience).toBe("200 STALE");
    expect(await read(article)).toContain("410");
  } finally {
    await nginx.close();
    await site.close().catch(() => {});
  }
});
