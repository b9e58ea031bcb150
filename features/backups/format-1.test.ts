import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { fixture, makePlace, openSite, type TestSite, useFolder } from "#test/harness.ts";
import { run } from "#test/servers/processes.ts";

const release = "test/releases/0.1.0-bbbcf36.footpath.gz";
const password = "the salt marsh at dawn";

type Row = Record<string, string | null> & { id: string };

const folder = useFolder();
const file = join(folder, "plain");
writeFileSync(file, gunzipSync(readFileSync(release)));
const archive = new DatabaseSync(file, { readOnly: true });
const rows = (name: string) =>
  archive
    .prepare("select body from records where name = ?")
    .all(name)
    .map(({ body }): Row => JSON.parse(String(body)));
const isPublic = ({ publishedAt, deletedAt }: Row) => publishedAt !== null && deletedAt === null;

let output = "";
const site: TestSite = fixture(
  async () => {
    const place = await makePlace(false);
    const restore = run(["scripts/site.ts", "restore", release], place.env);
    expect([await restore.ended, restore.err()]).toEqual([0, ""]);
    output = restore.out();
    return {
      ...(await openSite({ beside: { place }, at: "2026-12-01T09:00:00.000Z" })),
      remove: place.remove,
    };
  },
  (opened) => opened.close().then(() => (opened as TestSite & { remove(): Promise<void> }).remove()),
);

describe("a backup of the first format has in the restored site", () => {
  it("a table of what was compared", () => {
    for (const name of ["users", "blogs", "collections", "likes", "comments", "mediaFiles"])
      expect(output).toMatch(new RegExp(`^${name} +${rows(name).length} +${rows(name).length}  same$`, "m"));
    expect(output).toMatch(/^files in the store +\d+ +\d+ {2}same$/m);
    expect(output).not.toContain("DIFFERENT");
  });

  it("every article with its text, tags, likes and comments, also at its old address", async () => {
    const [likes, comments, tags] = ["likes", "comments", "blogTags"].map((name) =>
      Map.groupBy(rows(name), ({ blogId }) => blogId),
    );
    const blogs = rows("blogs");
    expect(blogs.length).toBeGreaterThan(30);
    const slugs = new Set<string | null>();
    for (const { id, content, title, section, ...blog } of blogs.filter(isPublic)) {
      const found = await site.json<Record<string, unknown>>(`/api/blogs/${id}`);
      const shown = (comments?.get(id) ?? []).filter(({ removedAt }) => removedAt === null);
      expect(found).toMatchObject({ title, content, section, subcategory: blog.subcategory });
      expect(found.likeCount).toBe(likes?.get(id)?.length ?? 0);
      const labels = (tags?.get(id) ?? []).sort(
        (one, other) => Number(one.position) - Number(other.position),
      );
      expect(found.tags).toEqual(labels.map(({ label }) => label));
      expect((found.comments as { text: string }[]).map(({ text }) => text).sort()).toEqual(
        shown.map(({ text }) => text).sort(),
      );
      const moved = await fetch(`${site.url}/blogs/${id}`, { redirect: "manual" });
      const address = moved.headers.get("location");
      expect([moved.status, slugs.has(address)]).toEqual([301, false]);
      slugs.add(address);
      expect((await site.fetch(address ?? "")).status).toBe(200);
    }
  });

  it("every event at its date, collection and picture", async () => {
    for (const { id, eventAt } of rows("blogs").filter((row) => isPublic(row) && row.section === "events"))
      expect(await site.json(`/api/blogs/${id}`)).toMatchObject({ eventDate: eventAt });
    const items = Map.groupBy(rows("collectionItems"), ({ collectionId }) => collectionId);
    for (const { id, title } of rows("collections")) {
      const found = await site.json<{ title: string; media: unknown[] }>(`/api/photography/${id}`);
      expect([found.title, found.media.length]).toEqual([title, items.get(id)?.length]);
    }
    const pieces = archive.prepare("select key, bytes from pieces where part = 0").all();
    expect(pieces.length).toBeGreaterThan(20);
    for (const { key, bytes } of pieces) {
      const found = await site.fetch(`/media/${key}`);
      expect([key, found.status]).toEqual([key, 200]);
      expect(Buffer.from(await found.arrayBuffer()).equals(bytes as Uint8Array)).toBe(true);
    }
  });

  it("every member, who can still sign in", async () => {
    const users = await site.services.db.queries
      .selectFrom("users")
      .select(["id", "name", "email"])
      .execute();
    expect(users.map(({ id }) => id).sort()).toEqual(
      rows("users")
        .map(({ id }) => id)
        .sort(),
    );
    const email = "mairi@example.org";
    const { status, body } = await site.call<{ token: string }>("POST /api/auth/login", { email, password });
    expect(status).toBe(200);
    const headers = { authorization: `Bearer ${body.token}` };
    const profile = await site.json<{ name: string; avatar: string }>("/api/users/profile", { headers });
    expect(profile.name).toBe("Màiri O'Brien 王");
    expect((await site.fetch(profile.avatar)).status).toBe(200);
  });

  it("drafts, the trash, the history and what was deleted", async () => {
    const headers = await site.bearer();
    const draft = rows("blogs").find(({ publishedAt }) => publishedAt === null);
    expect(await site.json(`/api/blogs/${draft?.id}/writing`, { headers })).toMatchObject({
      title: draft?.title,
    });
    const trash = await site.json<{ title: string }[]>("/api/blogs/manage?status=trash", { headers });
    expect(trash.map(({ title }) => title)).toEqual(["In the trash"]);
    const edited = rows("blogRevisions").find(({ version }) => Number(version) === 2)?.blogId;
    const first = await site.json<{ title: string; tags: string[] }>(`/api/blogs/${edited}/revisions/1`, {
      headers,
    });
    expect(first).toMatchObject({
      title: "A wall in the rain, “quoted” & <angled>",
      tags: ["Rain", "Walls & roofs", "ÄPFEL"],
    });
    const [removed] = rows("removals");
    expect((await site.fetch(`/blogs/${removed?.ref}`)).status).toBe(410);
    const found = await site.json<{ hits: { title: string }[] }>("/api/search?q=heavy");
    expect(JSON.stringify(found)).toContain("A wall in the heavy rain");
  });
});
