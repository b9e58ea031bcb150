import { Worker } from "node:worker_threads";
import { describe, expect, it, vi } from "vitest";
import { noteFacts } from "#features/rich-text/texts/texts.server.ts";
import { useBearer, useSite } from "#test/harness.ts";
import { article, writingApi } from "#test/writing.ts";

const site = useSite();
const api = writingApi(site, useBearer(site));

const picture = '<p><img src="https://elsewhere.example/a.png" alt="A river"></p>';
const content = picture + "<p>Word.</p>".repeat(2000);

/** How many transactions were open at each request to the thread during some work. */
async function requestsDuring(work: () => Promise<{ status: number }>): Promise<number[]> {
  const { db } = site.services;
  const { write } = db;
  const { postMessage } = Worker.prototype;
  const requests: number[] = [];
  let open = 0;
  db.write = (run) =>
    write(async (queries, invalidate) => {
      open += 1;
      try {
        return await run(queries, invalidate);
      } finally {
        open -= 1;
      }
    });
  vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (this: Worker, message, transfer) {
    if (message.html) requests.push(open);
    postMessage.call(this, message, transfer);
  });
  expect((await work()).status).toBe(200);
  vi.restoreAllMocks();
  db.write = write;
  return requests;
}

function expectOutside(requests: number[]): void {
  expect(requests).not.toEqual([]);
  expect(requests.filter((open) => open > 0)).toEqual([]);
}

async function added(): Promise<string> {
  const { status, body } = await api.add({ ...article, content });
  expect(status).toBe(201);
  // As after a restart.
  for (let n = 0; n < 50; n += 1) noteFacts(`${n}`, { text: "", addresses: [], files: [] });
  return body._id;
}

describe("no transaction waits for the thread", () => {
  it("while a long text is restored from the trash", async () => {
    const id = await added();
    await api.call("POST /api/blogs/trash", { ids: [id] });
    expectOutside(await requestsDuring(() => api.call("POST /api/blogs/restore", { ids: [id] })));
    expect((await api.read(id)).body.content.length).toBeGreaterThan(content.length / 2);
  });

  it("while one with pictures is saved, or an earlier version of it", async () => {
    const id = await added();
    const more = { content: `${content}<p>More.</p>`, version: 1 };
    expectOutside(await requestsDuring(() => api.update(id, more)));
    const restore = `POST /api/blogs/${id}/revisions/1/restore`;
    expectOutside(await requestsDuring(() => api.call(restore)));
    expect((await api.read(id)).body.version).toBe(3);
  });
});
