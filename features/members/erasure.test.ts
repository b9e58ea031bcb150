import { readdirSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { ListedBlog } from "#features/blogs/contract.ts";
import { mergeIndex } from "#features/search-index/merging.store.server.ts";
import { engine, makePlace, openSite, type TestSite } from "#test/harness.ts";
import { password } from "#test/people.ts";
import { article, writingApi } from "#test/writing.ts";

const email = "leaves.no.trace@example.org";
const twoDaysAgo = new Date("2026-03-08T09:00:00.000Z");
const words = "These words belong to somebody who has left";

/** The files of a data folder that contain a text. */
function filesWith(folder: string, text: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => readFileSync(file).includes(text));
}

async function signUpAndComment(site: TestSite): Promise<{ authorization: string }> {
  const account = { name: "Leaves No Trace", email, password };
  expect((await site.call("POST /api/users/register", account)).status).toBe(201);
  const signedIn = await site.bearer(email);
  for (const { _id } of await site.json<ListedBlog[]>("/api/blogs/all?view=card&limit=5")) {
    const answer = await site.call(`POST /api/blogs/comment/${_id}`, { text: words }, signedIn);
    expect(answer.status).toBe(200);
  }
  return signedIn;
}

// PostgreSQL keeps its files elsewhere and clears them by its own vacuum.
it.skipIf(engine === "postgres")("leaves nothing of a deleted account on the disk", async () => {
  const place = await makePlace(true);
  const { folder } = place;
  const site = await openSite({ beside: { place } });
  const signedIn = await signUpAndComment(site);
  expect(filesWith(folder, email).length).toBeGreaterThan(0);
  expect(filesWith(folder, words).length).toBeGreaterThan(0);
  const leaving = { password, comments: "remove" };
  expect((await site.call("POST /api/users/delete-account", leaving, signedIn)).status).toBe(200);
  await site.close();
  for (const name of readdirSync(join(folder, "outbox"))) {
    utimesSync(join(folder, "outbox", name), twoDaysAgo, twoDaysAgo);
  }
  await (await openSite({ beside: { place } })).close(); // a start deletes emails of a day ago
  expect(filesWith(folder, email)).toEqual([]);
  expect(filesWith(folder, words)).toEqual([]);
  await place.remove();
});

it.skipIf(engine === "postgres")("leaves no word of a deleted article on the disk", async () => {
  const place = await makePlace(true);
  const { folder } = place;
  const first = await openSite({ beside: { place } });
  const api = writingApi(first, await first.bearer());
  const secret = "velmorbundakh";
  const end = secret.slice(4); // the index keeps the beginning apart where another word has it too
  const { _id } = (await api.add({ ...article, content: `<p>Nobody but ${secret} was here</p>` })).body;
  await api.add(article); // the index has several segments
  for (const what of ["trash", "discard"]) await api.call(`POST /api/blogs/${what}`, { ids: [_id] });
  await mergeIndex(first.services.db, { aborted: once() });
  await first.close();
  expect(filesWith(folder, end).length).toBeGreaterThan(0);

  const second = await openSite({ beside: { place } });
  await mergeIndex(second.services.db, { aborted: () => false });
  expect(filesWith(folder, end)).toEqual([]); // also not in the log, which a closed site has none of
  await second.close();
  expect(filesWith(folder, end)).toEqual([]);
  await place.remove();
});

/** False, and true from the second call on. */
function once(): () => boolean {
  let calls = 0;
  return () => calls++ > 0;
}
