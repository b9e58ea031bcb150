import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ListedBlog } from "#features/blogs/contract.ts";
import type { Comment } from "#features/comments/contract.ts";
import { engine, openSite, type TestSite } from "#test/harness.ts";
import { addPerson } from "#test/people.ts";

const patience = { timeout: 60_000, interval: 0 };

let site: TestSite;
const lines: string[] = [];
beforeEach(async () => {
  site = await openSite({ env: { LOG_LEVEL: "error" }, log: (line) => lines.push(line) });
});
afterEach(() => site.close());

/** The status of `/readyz` once the database has been checked again. */
async function readiness(): Promise<number> {
  site.clock.set(new Date(site.services.clock().getTime() + 60_000).toISOString());
  return (await site.fetch("/readyz")).status;
}

describe.runIf(engine === "sqlite")("a site whose disk is full", () => {
  /** Lets the database file have that many pages; at least those that it has. */
  const limitPages = (pages: number) =>
    sql.raw(`pragma max_page_count = ${pages}`).execute(site.services.db.queries);

  /** Takes all space that is left. */
  async function fill(): Promise<void> {
    await limitPages(1);
    let readers = 0;
    const grow = () =>
      addPerson(site, `Reader ${readers++}`).then(
        () => undefined,
        (error) => site.services.db.engine.failure(error) ?? error,
      );
    await expect.poll(grow, patience).toBe("no space");
  }

  it("answers comments with 507, stays readable, is not ready, and recovers", async () => {
    const [blog] = await site.json<ListedBlog[]>("/api/blogs/all?view=card");
    const { signedIn } = await addPerson(site, "Comment Writer");
    const text = "x".repeat(5000);
    const comment = () => site.call<Comment[]>(`POST /api/blogs/comment/${blog?._id}`, { text }, signedIn);
    expect(await readiness()).toBe(200);
    await fill();
    // A comment may fit where no account does.
    await expect
      .poll(comment, patience)
      .toMatchObject({ status: 507, body: { msg: "There is no space left to save this." } });
    for (const path of ["/", `/blogs/${blog?._id}`, "/api/blogs/all", "/healthz"])
      expect([path, (await site.fetch(path)).status]).toEqual([path, 200]);
    expect(await readiness()).toBe(503);
    expect(lines.join("")).toContain("nothing can be saved: the disk is full");
    await limitPages(1_000_000);
    expect((await comment()).status).toBe(200);
    expect(await readiness()).toBe(200);
  });

  it("caches the check of the database", async () => {
    expect(await readiness()).toBe(200);
    await fill();
    for (let times = 0; times < 5; times += 1) expect((await site.fetch("/readyz")).status).toBe(200);
    expect(await readiness()).toBe(503);
  });
});
