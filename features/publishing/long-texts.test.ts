import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noteFacts, readText } from "#features/blogs/texts/texts.server.ts";
import { openSite, type TestSite } from "#test/harness.ts";
import { article, writingApi } from "#test/writing.ts";

let site: TestSite;
let api: ReturnType<typeof writingApi>;
beforeAll(async () => {
  site = await openSite();
  api = writingApi(site, await site.bearer("admin@example.org"));
});
afterAll(() => site.close());

const picture = '<p><img src="https://elsewhere.example/a.png" alt="A river"></p>';
const content = picture + "<p>Word.</p>".repeat(2000);

const otherText = "<p><b>.</b></p>".repeat(24_000);

/** Writes a comment once the transaction of some work has begun. True if the thread was still busy with another text. */
async function commentsBeside(work: () => Promise<{ status: number }>): Promise<boolean> {
  const { db } = site.services;
  const { write } = db;
  const begun = Promise.withResolvers<void>();
  let isBusy = true;
  db.write = (run) =>
    write((queries, invalidate) => {
      db.write = write;
      void readText("clean", otherText, undefined).then(() => {
        isBusy = false;
      });
      begun.resolve();
      return run(queries, invalidate);
    });
  const working = work();
  await begun.promise;
  const comment = await api.call(`POST /api/blogs/comment/${await someBlog()}`, { text: "In time." });
  const wasBusy = isBusy;
  expect([comment.status, (await working).status]).toEqual([200, 200]);
  return wasBusy;
}

async function someBlog(): Promise<string> {
  const [blog] = await site.json<{ _id: string }[]>("/api/blogs/all?view=card&limit=1");
  return blog?._id ?? "";
}

async function added(): Promise<string> {
  const { status, body } = await api.add({ ...article, content });
  expect(status).toBe(201);
  // As after a restart.
  for (let n = 0; n < 50; n += 1) noteFacts(`${n}`, { text: "", addresses: [], files: [] });
  return body._id;
}

describe("other writes do not wait for the thread", () => {
  it("while a long text is restored from the trash", async () => {
    const id = await added();
    await api.call("POST /api/blogs/trash", { ids: [id] });
    expect(await commentsBeside(() => api.call("POST /api/blogs/restore", { ids: [id] }))).toBe(true);
    expect((await api.read(id)).body.content.length).toBeGreaterThan(content.length / 2);
  });

  it("while one with pictures is saved, or an earlier version of it", async () => {
    const id = await added();
    const more = { content: `${content}<p>More.</p>`, version: 1 };
    expect(await commentsBeside(() => api.update(id, more))).toBe(true);
    const restore = `POST /api/blogs/${id}/revisions/1/restore`;
    expect(await commentsBeside(() => api.call(restore))).toBe(true);
    expect((await api.read(id)).body.version).toBe(3);
  });
});
