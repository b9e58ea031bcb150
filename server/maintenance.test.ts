import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { addSession } from "#features/members/sessions.store.server.ts";
import { engine, fixture, openSite, useSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";
import { openChores } from "./chores.ts";

afterEach(() => vi.unstubAllEnvs());

describe("chores", () => {
  const lines: string[] = [];
  const options = { env: { LOG_LEVEL: "debug" }, log: (line: string) => void lines.push(line) };
  const site = useSite(options);
  /** With the embedded database, two queues of one process. */
  const node = fixture(
    async () => (engine === "postgres" ? openSite({ ...options, beside: site }) : site),
    async (node) => (engine === "postgres" ? node.close() : undefined),
  );

  it("are done by one of two nodes, when they are due", async () => {
    const { queries } = site.services.db;
    const all = await site.json<{ _id: string }[]>("/api/photography/all");
    const ids = all.slice(0, 2).map(({ _id }) => _id);
    await site.call("POST /api/photography/trash", { ids }, await site.bearer());
    const change = queries.updateTable("collections").where("id", "=", ids[0] ?? "");
    await change.set({ deletedAt: "2026-02-08T09:00:00.000Z" }).execute();
    const { id: userId } = await addPerson(site, "Was Here");
    const createdAt = "2026-03-01T09:00:00.000Z";
    for (const [name, expiresAt] of [
      ["over", "2026-03-12T08:59:59.999Z"],
      ["alive", "2026-03-12T09:00:00.001Z"],
    ] as const) {
      await addSession(queries, { id: name, userId, createdAt, expiresAt });
      await queries.insertInto("resetTokens").values({ hash: name, userId, createdAt, expiresAt }).execute();
    }
    const chores = [site, node].map(({ services }) => openChores(services));
    const doDue = async () => {
      for (const each of chores) each.wake();
      for (const each of chores) await each.idle();
    };
    const idsIn = async (table: "collections" | "sessions") =>
      (await queries.selectFrom(table).select("id").execute()).map(({ id }) => id);
    await doDue();
    expect([lines.filter((line) => line.includes('"chore"')), await idsIn("collections")]).toEqual([
      [],
      expect.arrayContaining(ids),
    ]);

    for (const { clock } of [site, node]) clock.set("2026-03-12T09:00:00.000Z");
    await doDue();
    await doDue();
    const done = lines.flatMap((line) => JSON.parse(line).chore ?? []);
    const jobs = await queries
      .selectFrom("jobs")
      .select(["id", "dueAt"])
      .where("queue", "<>", "emails")
      .execute();
    expect(done.sort()).toEqual(jobs.map(({ id }) => id).sort());
    expect(jobs.filter(({ dueAt }) => dueAt <= "2026-03-12T09:00:00.000Z")).toEqual([]);
    expect(await idsIn("collections")).not.toContain(ids[0]);
    expect(await idsIn("collections")).toContain(ids[1]);
    expect(await idsIn("sessions")).toContain("alive");
    expect(await idsIn("sessions")).not.toContain("over");
    expect(await queries.selectFrom("resetTokens").select("hash").execute()).toEqual([{ hash: "alive" }]);
  });
});

describe("a start", () => {
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
