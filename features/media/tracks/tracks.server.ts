import type { AdminContext, Context } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import type { Document } from "#core/document.ts";
import { AppError } from "#core/errors.ts";
import type { MediaTrackTable } from "#db/schema.ts";
import { invalidateShowing } from "../alternative-texts.server.ts";
import { entryWith } from "../library/library.server.ts";
import { parseCaptions, transcriptOf, webVttOf } from "./captions.ts";
import type { Track, trackEndpoints } from "./contract.ts";
import * as store from "./store.server.ts";

type Input<Name extends keyof typeof trackEndpoints> = Parameters<Operations<typeof trackEndpoints>[Name]>[1];

const mostErrorsShown = 3;

export const trackOperations: Operations<typeof trackEndpoints> = { list, save, remove };

async function list(ctx: AdminContext, { id }: Input<"list">): Promise<Track[]> {
  await entryWith(ctx, id);
  return (await store.tracksOf(ctx.db.queries, [id])).map(trackOf);
}

async function save(ctx: AdminContext, { id, kind, language, content }: Input<"save">): Promise<Track[]> {
  const { kind: of } = await entryWith(ctx, id);
  if (of !== "video" && of !== "audio")
    throw new AppError("bad_request", "Only videos and audio have captions and transcripts.");
  const clean = kind === "captions" ? checkedCaptions(content) : content.replace(/\r\n?/g, "\n").trim();
  if (clean === "") throw refused("Please enter the transcript.");
  await ctx.write(async (queries, invalidate) => {
    await store.saveTrack(queries, { mediaId: id, kind, language, content: clean, updatedAt: ctx.now });
    invalidate(`tracks:${id}`);
    await invalidateShowing(queries, invalidate, id);
  });
  return list(ctx, { id });
}

async function remove(ctx: AdminContext, { id, kind, language }: Input<"remove">): Promise<Track[]> {
  await ctx.write(async (queries, invalidate) => {
    await store.removeTrack(queries, { mediaId: id, kind, language });
    invalidate(`tracks:${id}`);
    await invalidateShowing(queries, invalidate, id);
  });
  return list(ctx, { id });
}

/** `/captions/{id}/{language}.vtt` */
export async function captionsFile(
  ctx: Context,
  { id = "", file = "" }: Record<string, string>,
): Promise<Document> {
  ctx.cacheTag(`tracks:${id}`);
  const tracks = await store.tracksOf(ctx.db.queries, [id]);
  const found = tracks.find(({ kind, language }) => kind === "captions" && `${language}.vtt` === file);
  if (!found) throw new AppError("not_found", "There are no such captions.");
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
  const shown = errors.slice(0, mostErrorsShown).map(({ line, message }) => `Line ${line}: ${message}`);
  const more = errors.length - shown.length;
  throw refused([...shown, more > 0 ? `And ${more} more.` : ""].filter(Boolean).join(" "));
}

function refused(msg: string): AppError {
  return new AppError("bad_request", msg, { errors: [{ path: "content", msg }] });
}
