import type { Context } from "#core/context.ts";
import type { MediaUse } from "#features/media/library/contract.ts";
import { editPath, kindNames, pathOf } from "./kinds.ts";
import { documentsUsing } from "./media.store.server.ts";

const maxUses = 100;

/** The documents that need a media file in any version, by kind, latest first. */
export async function mediaUses({ db, now }: Context, mediaId: string): Promise<MediaUse[]> {
  const uses: MediaUse[] = [];
  for (const kind of kindNames) {
    for (const { id: _id, slug, title, ...row } of await documentsUsing(db.queries, kind, mediaId, maxUses)) {
      const state = stateOf(now, row);
      const page = state === "public" ? pathOf(kind, { _id, slug }) : editPath(kind, _id);
      uses.push({ kind, _id, title, address: state === "trash" ? "/manage-trash" : page, state });
    }
  }
  return uses;
}

type Used = { publishedAt: string | null; deletedAt: string | null; current: number };

function stateOf(now: string, { publishedAt, deletedAt, current }: Used): MediaUse["state"] {
  if (deletedAt !== null) return "trash";
  if (Number(current) === 0) return "earlier";
  return publishedAt !== null && publishedAt <= now ? "public" : "hidden";
}
