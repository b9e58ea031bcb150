import { findUserByEmail } from "#features/members/store.server.ts";
import { addCollection } from "#features/photography/writing.store.server.ts";
import { newId } from "#visit/ids.ts";
import { admin, type RunningSite } from "./site.ts";

const publishedAt = "2024-02-01T12:00:00.000Z"; // older than the sample's, which other journeys count

/** Publishes a collection without media, beside the running program, and answers with its id. */
export async function publishEmptyCollection(site: RunningSite, title: string): Promise<string> {
  return site.inside(async ({ db }) => {
    const id = newId(Date.parse(publishedAt));
    const creator = await findUserByEmail(db.queries, admin);
    const row = {
      id,
      title,
      description: "",
      category: "general" as const,
      mediaType: "images" as const,
      creatorId: creator?.id ?? "",
      createdAt: publishedAt,
      updatedAt: publishedAt,
      publishedAt,
      deletedAt: null,
      deleterId: null,
      version: 1,
    };
    await db.write(async (queries, changed) => {
      await addCollection(queries, row, [], []);
      changed("photography");
    });
    return id;
  });
}
