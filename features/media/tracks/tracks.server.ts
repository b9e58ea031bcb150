import type { AdminContext, Context } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { AppError, fieldError } from "#core/errors.ts";
import type { Queries } from "#db/engine.ts";
import type { MediaTrackTable } from "#db/schema.ts";
import { m } from "#messages";
import { invalidateShowing, tagsOfUses } from "../alternative-texts.server.ts";
import { type Documents, entryWith } from "../library/library.server.ts";
import { isServed } from "../serving.store.server.ts";
import { parseCaptions, transcriptOf, webVttOf } from "./captions.ts";
import type { Track, trackEndpoints } from "./contract.ts";
import * as store from "./store.server.ts";

type Input<Name extends keyof typeof trackEndpoints> = Parameters<Operations<typeof trackEndpoints>[Name]>[1];

const maxErrorsShown = 3;

/** `reindex` indexes the documents again that are found by what is said in a recording. */
export function trackOperations({ reindex }: Documents): Operations<typeof trackEndpoints> {
  async function change(
    ctx: AdminContext,
    file: Parameters<Documents["reindex"]>[1],
    work: (queries: Queries) => Promise<void>,
  ): Promise<Track[]> {
    const { _id: id } = file;
    await ctx.write(async (queries, invalidate) => {
      await work(queries);
      invalidate(`tracks:${id}`);
      await reindex(queries, file);
      await invalidateShowing(queries, invalidate, id);
    });
    return list(ctx, { id });
  }

  return {
    list,
    async save(ctx, { id, kind, language, content }) {
      const { kind: of } = await entryWith(ctx, id);
      if (of !== "video" && of !== "audio") throw new AppError("bad_request", m.adminMedia.noTracks());
      const clean = kind === "captions" ? checkedCaptions(content) : content.replace(/\r\n?/g, "\n").trim();
      if (clean === "") throw refused(m.adminMedia.transcriptRequired());
      const row = { mediaId: id, kind, language, content: clean, updatedAt: ctx.now };
      return change(ctx, { _id: id, kind: of }, (queries) => store.saveTrack(queries, row));
    },
    async remove(ctx, { id, kind, language }) {
      const { kind: of } = await entryWith(ctx, id);
      const key = { mediaId: id, kind, language };
      return change(ctx, { _id: id, kind: of }, (queries) => store.removeTrack(queries, key));
    },
    missing: async (ctx, { ids }) => {
      const tracks = await store.tracksOf(ctx.db.queries, ids);
      return { ids: ids.filter((id) => tracks.every(({ mediaId }) => mediaId !== id)) };
    },
  };
}

async function list(ctx: AdminContext, { id }: Input<"list">): Promise<Track[]> {
  await entryWith(ctx, id);
  return (await store.tracksOf(ctx.db.queries, [id])).map(trackOf);
}

/** `/captions/{id}/{language}.vtt` */
export async function captionsFile(ctx: Context, { id = "", file = "" }: Record<string, string>) {
  const { queries } = ctx.db;
  ctx.cacheTag(`tracks:${id}`);
  const uses = await tagsOfUses(queries, id);
  if (uses.length === 0) ctx.noStore(); // the first use decides who may have it
  ctx.cacheTag(...uses);
  const tracks = (await isServed(queries, ctx.now, id)) ? await store.tracksOf(queries, [id]) : [];
  const found = tracks.find(({ kind, language }) => kind === "captions" && `${language}.vtt` === file);
  if (!found) throw new AppError("not_found", m.adminMedia.noCaptions());
  return { type: "text/vtt; charset=utf-8", body: found.content };
}

function trackOf({ kind, language, content, updatedAt }: MediaTrackTable): Track {
  const transcript = kind === "captions" ? transcriptOf(parseCaptions(content).cues) : content;
  return { kind, language, content, transcript, date: updatedAt };
}

/** Canonical WebVTT, with nothing but captions in it. */
function checkedCaptions(content: string): string {
  const { cues, errors } = parseCaptions(content);
  if (errors.length === 0) return webVttOf(cues);
  const shown = errors
    .slice(0, maxErrorsShown)
    .map(({ line, message }) => m.adminMedia.captionError({ line, message }));
  const more = errors.length - shown.length;
  throw refused(
    [...shown, more > 0 ? m.adminMedia.moreCaptionErrors({ count: more }) : ""].filter(Boolean).join(" "),
  );
}

function refused(msg: string): AppError {
  return fieldError("content", msg);
}
