import { rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { writeArchive } from "#db/archive/write.ts";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { filesOf } from "#features/media/archive.server.ts";
import { useLibrary } from "#test/content/library.ts";
import { useFolder } from "#test/harness.ts";
import { run } from "#test/servers/processes.ts";
import { article, writingApi } from "#test/writing.ts";

const file = join(useFolder(), "backup.footpath");
const { site, admin, add: addFile } = useLibrary();
const api = writingApi(site, admin.signedIn);

async function command(...args: string[]): Promise<string> {
  const program = run(["scripts/site.ts", ...args], site.place.env);
  expect([await program.ended, program.err()]).toEqual([0, ""]);
  return program.out();
}

const ids = { published: "", deleted: "", picture: "" };
const writing = async (id: string) => (await api.call<EditableBlog>(`GET /api/blogs/${id}/writing`)).body;

beforeAll(async () => {
  ids.picture = (await addFile("A teal square"))._id;
  const add = async (title: string) =>
    (await api.add({ ...article, title, coverId: ids.picture, tags: "water, old town" })).body._id;
  ids.published = await add("Water in the old town");
  ids.deleted = await add("Deleted too early");
  await writeArchive(site.services.db, file, {
    filesOf: (queries) => filesOf(queries, site.services.media),
  });
  await api.update(ids.published, { title: "Another text", content: "<p>All is lost.</p>" });
  await api.call("POST /api/blogs/trash", { ids: [ids.deleted] });
  await api.call("POST /api/blogs/discard", { ids: [ids.deleted] });
});

describe("npm run site --", () => {
  it("backup list shows the documents and files in a backup", async () => {
    const all = await command("backup", "list", file);
    expect(all).toMatch(
      new RegExp(`^${ids.published}  blog        Water in the old town  /blogs/water-in-the-old-town$`, "m"),
    );
    expect(all).toMatch(new RegExp(`^${ids.picture}  file `, "m"));
    const some = await command("backup", "list", file, "TOO", "deleted");
    expect(some.trim().split("\n").slice(1)).toEqual([
      `${ids.deleted}  blog        Deleted too early  /blogs/deleted-too-early`,
    ]);
  });

  it("restore --document keeps what readers see, and makes unpublished changes of what the backup has", async () => {
    const output = await command("restore", file, "--document", `${site.url}/blogs/water-in-the-old-town`);
    expect(output).toContain(`“Water in the old town” has unpublished changes now`);
    expect(output).toContain(`/edit-blog/${ids.published}`);
    expect(await site.json(`/api/blogs/${ids.published}`)).toMatchObject({ title: "Another text" });
    const revisions = await api.call<{ title: string }[]>(`GET /api/blogs/${ids.published}/revisions`);
    expect(revisions.body.map(({ title }) => title).slice(0, 2)).toEqual([
      "Water in the old town",
      "Another text",
    ]);
  });

  it("restore --document brings a deleted one back as a draft with its id, tags, picture and address", async () => {
    expect((await site.fetch(`/blogs/${ids.deleted}`)).status).toBe(410);
    const output = await command("restore", file, "--document", ids.deleted);
    expect(output).toContain("“Deleted too early” is on the site again, as a draft: ");
    expect(await writing(ids.deleted)).toMatchObject({
      _id: ids.deleted,
      title: "Deleted too early",
      status: "draft",
      slug: "deleted-too-early",
      tags: ["water", "old town"],
      coverId: ids.picture,
    });
    // Another process has told this one.
    await expect.poll(async () => (await site.fetch(`/blogs/${ids.deleted}`)).status).toBe(404);
  });

  it("restore --file puts back what the library has lost, and nothing else", async () => {
    rmSync(join(site.place.folder, "media", ids.picture), { recursive: true });
    expect(await command("restore", file, "--file", ids.picture)).toContain("is in the library again.");
    expect((await site.fetch(`/media/${ids.picture}/320.webp`)).status).toBe(200);
    expect(await command("restore", file, "--file", ids.picture)).toContain("nothing was changed.");
  });

  it("restore names what the backup does not have", async () => {
    const program = run(["scripts/site.ts", "restore", file, "--document", "/blogs/nowhere"], site.place.env);
    expect(await program.ended).toBe(1);
    expect(program.err()).toMatch(/^The backup has no document \/blogs\/nowhere\. To see what it has: /);
  });
});
