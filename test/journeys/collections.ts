import { readFile } from "node:fs/promises";
import { newId } from "#core/ids.ts";
import { findUserByEmail } from "#features/members/store.server.ts";
import { collectionKind } from "#features/photography/kind.server.ts";
import { newRow } from "#features/publishing/saving.server.ts";
import { noSharing } from "#features/publishing/sharing.server.ts";
import { insertStored } from "#features/publishing/stored.server.ts";
import { photograph } from "./files.ts";
import { asAdmin } from "./people.ts";
import { admin, type RunningSite } from "./site.ts";

const publishedAt = "2024-02-01T12:00:00.000Z"; // older than the sample's, which other journeys count

/** Publishes a collection without media in the database of the running site. Returns its id. */
export async function publishEmptyCollection(site: RunningSite, title: string): Promise<string> {
  return site.inside(async ({ db }) => {
    const id = newId(Date.parse(publishedAt));
    const creator = await findUserByEmail(db.queries, admin);
    const mediaType = "images" as const;
    const values = {
      ...noSharing,
      title,
      description: "",
      category: "general" as const,
      tags: [],
      projects: [],
      mediaType,
      media: [],
    };
    const created = { id, authorId: creator?.id ?? "", at: publishedAt, publishedAt };
    const row = await newRow(collectionKind, created, values);
    await db.write(async (queries, invalidate) => {
      await insertStored(queries, collectionKind, { row, values }, { url: "", languages: [] });
      invalidate("photography");
    });
    return id;
  });
}

/** Uploads a file to the media library with the API. Returns its id. */
export async function uploaded(site: RunningSite, path: string): Promise<string> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(await readFile(path))]), "file");
  const headers = { authorization: `Bearer ${await site.tokenOf(admin)}` };
  const answer = await fetch(`${site.url}/api/media`, { method: "POST", headers, body: form });
  return ((await answer.json()) as { _id: string })._id;
}

/** Creates a collection of two pictures with the API. Returns its id. */
export async function createCollection(site: RunningSite, title: string, more: object = {}): Promise<string> {
  const media: { id: string; alt: string; caption: string }[] = [];
  for (const [alt, colour] of [
    ["A red wall", "#a53c20"],
    ["A blue wall", "#1f5a8a"],
  ] as const) {
    media.push({
      alt,
      id: await uploaded(site, await photograph("made.jpg", colour)),
      caption: `Caption ${colour}`,
    });
  }
  const body = { title, category: "street", mediaType: "images", tags: "walls", media, ...more };
  return (await asAdmin<{ _id: string }>(site, "POST /api/photography/add", body))._id;
}
