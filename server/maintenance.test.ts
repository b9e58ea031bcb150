import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { addSession } from "#features/members/sessions.store.server.ts";
import { makePlace, openSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";

afterEach(() => vi.unstubAllEnvs());

describe("a start", () => {
  it("deletes documents after 30 days in the trash", async () => {
    const place = await makePlace(true);
    const first = await openSite({ beside: { place } });
    const admin = await first.bearer();
    const all = await first.json<{ _id: string }[]>("/api/photography/all");
    const ids = all.slice(0, 2).map(({ _id }) => _id);
    await first.call("POST /api/photography/trash", { ids }, admin);
    const change = first.services.db.queries.updateTable("collections").where("id", "=", ids[0] ?? "");
    await change.set({ deletedAt: "2026-02-08T09:00:00.000Z" }).execute();
    await first.close();

    const second = await openSite({ beside: { place } });
    const left = await second.services.db.queries.selectFrom("collections").select("id").execute();
    await second.close();
    await place.remove();
    expect(left.map(({ id }) => id)).not.toContain(ids[0]);
    expect(left.map(({ id }) => id)).toContain(ids[1]);
  });

  it("deletes only expired sessions and links", async () => {
    const place = await makePlace(true);
    const first = await openSite({ beside: { place } });
    const { queries } = first.services.db;
    const { id: userId } = await addPerson(first, "Was Here");
    const createdAt = "2026-03-01T09:00:00.000Z";
    for (const [name, expiresAt] of [
      ["over", "2026-03-10T08:59:59.999Z"],
      ["alive", "2026-03-10T09:00:00.001Z"],
    ] as const) {
      await addSession(queries, { id: name, userId, createdAt, expiresAt });
      await queries.insertInto("resetTokens").values({ hash: name, userId, createdAt, expiresAt }).execute();
    }
    await first.close();

    const second = await openSite({ beside: { place } });
    const { db } = second.services;
    const sessions = await db.queries.selectFrom("sessions").select("id").execute();
    const links = await db.queries.selectFrom("resetTokens").select("hash").execute();
    await second.close();
    await place.remove();
    expect(sessions.map(({ id }) => id)).toContain("alive");
    expect(sessions.map(({ id }) => id)).not.toContain("over");
    expect(links).toEqual([{ hash: "alive" }]);
  });

  it("removes the upload folders of ended processes only", async () => {
    const own = mkdtempSync(join(tmpdir(), "footpath-maintenance-"));
    vi.stubEnv("TMPDIR", own); // sites of other tests remove what lies in the shared one
    const folderOf = (pid: number | undefined, host = hostname()) =>
      mkdtempSync(join(tmpdir(), `footpath-upload-${host}-${pid}-`));
    const ended = spawnSync(process.execPath, ["--version"]).pid;
    const folders = {
      ended: folderOf(ended),
      own: folderOf(process.pid),
      ownBefore: folderOf(process.pid),
      living: folderOf(process.ppid),
      elsewhere: folderOf(ended, "another"),
      old: folderOf(process.ppid, "another"),
    };
    writeFileSync(join(folders.ended, "videos-0"), "half a video");
    const daysAgo = (days: number) => Date.now() / 1000 - days * 24 * 3600;
    utimesSync(folders.ownBefore, daysAgo(0.9), daysAgo(0.9));
    utimesSync(folders.old, daysAgo(1.1), daysAgo(1.1));
    const site = await openSite({ filled: false });
    await site.close();
    const left = Object.entries(folders).filter(([, folder]) => existsSync(folder));
    rmSync(own, { recursive: true });
    expect(left.map(([name]) => name)).toEqual(["own", "living", "elsewhere"]);
  });
});
