import type { ReleaseSite } from "../site.ts";
import { addComments } from "./comments.ts";
import { addDocuments } from "./documents.ts";
import { addEvents } from "./events.ts";
import { addInstitute } from "./institute.ts";
import { addMedia } from "./library.ts";
import { addMembers, endAccounts } from "./members.ts";

export const filledFrom = "2026-03-10T08:00:00.000Z";
const minute = 60_000;

/** Writes everything that a site can have into an empty one, as people do. */
export async function fill(site: ReleaseSite, folder: string): Promise<void> {
  let now = Date.parse(filledFrom);
  function later(minutes: number): void {
    now += minutes * minute;
    site.clock.set(new Date(now).toISOString());
  }
  /** Nothing happens at the same instant as something else: lists are in the same order on every engine. */
  const slowly: ReleaseSite["fetch"] = (path, init) => {
    later(1);
    return site.fetch(path, init);
  };
  const filling = { site: { ...site, fetch: slowly }, folder, later };
  const members = await addMembers(filling);
  const media = await addMedia(members);
  const documents = await addDocuments(members, media);
  await addEvents(filling, members, { media, documents });
  await addComments(members, documents);
  await addInstitute(filling.site, members, { media, documents });
  await endAccounts(members);
}
