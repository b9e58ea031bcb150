import type { AdminContext, Context, MemberContext, Upload } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { AppError, fieldError, isAppError } from "#core/errors.ts";
import { pageOf } from "#core/paging.ts";
import { pick } from "#core/pick.ts";
import type { MediaServices } from "#core/services.ts";
import type { Queries } from "#db/engine.ts";
import { m } from "#messages";
import { requesterOf } from "../decoding/queue.server.ts";
import { addFile } from "../files/files.server.ts";
import { fileLinks } from "../files/links.server.ts";
import { fileTypeOf } from "../files/type-of.server.ts";
import { findCurrent, listVersions } from "../files.store.server.ts";
import { addPicture } from "../pictures.server.ts";
import { closedAmong, isUploadOf } from "../serving.store.server.ts";
import { headOf, isVideo, kindOf } from "../types/file-type.server.ts";
import { addVideo } from "../videos/videos.server.ts";
import type { MediaEntry, MediaUse, mediaEndpoints } from "./contract.ts";
import { entryOf } from "./entries.server.ts";
import * as store from "./store.server.ts";

export type MediaOperations = Operations<typeof mediaEndpoints>;
type Sent = { file: Upload; alt?: string; decorative?: boolean };

/** What the library asks of the documents that use its files: it does not know them. */
export type Documents = {
  uses(ctx: Context, id: string): Promise<MediaUse[]>;
  /** Throws for a member who has no article to put a file into. */
  refuseReaders(ctx: MemberContext): Promise<void>;
  /** Indexes the documents again that are found by the alternative text of a picture, or by the text of a file. */
  reindex(queries: Queries, media: Pick<MediaEntry, "_id" | "kind">): Promise<void>;
};

async function addMedia(ctx: AdminContext, { file: upload, ...sent }: Sent, services: MediaServices) {
  const { id, name } = ctx.actor;
  const file = { ...upload, head: await headOf(upload.path) };
  const kind = kindOf(file.head);
  const description = validDescription(sent);
  const type = await fileTypeOf(file, requesterOf(ctx));
  if (type) {
    const { media, videos } = services;
    const added = { ...file, type, alt: description.alt, ffmpeg: videos.ffmpeg };
    const { id: fileId, known } = await addFile(ctx, media, added);
    return { ...(await entryWith(ctx, fileId)), known };
  }
  const adding = isVideo(kind)
    ? addVideo(ctx, services, file, description)
    : addPicture(ctx, services.media, file, description);
  const row = await adding.catch((error) => {
    const isNeither = kind === "other" && isAppError(error) && error.code === "unsupported_media_type";
    throw isNeither
      ? new AppError("unsupported_media_type", m.adminMedia.chooseMedia(), { cause: error })
      : error;
  });
  return { ...entryOf(row, { _id: id, name }, 0), known: false };
}

/** What is uploaded, listed and read. Refuses uploads by those who have no text to put them into. */
export function libraryOperations(
  documents: Documents,
): Pick<MediaOperations, "add" | "uploadPicture" | "uploadFile" | "list" | "read"> {
  return {
    add: addMedia,
    async uploadPicture(ctx, { file, ...description }, { media }) {
      await documents.refuseReaders(ctx);
      const row = await addPicture(ctx, media, file, validDescription(description));
      return { imageUrl: entryOf(row, null, 0).url };
    },
    async uploadFile(ctx, { file }, { media, videos }) {
      await documents.refuseReaders(ctx);
      const type = await fileTypeOf(file, requesterOf(ctx));
      if (!type) throw new AppError("unsupported_media_type", m.adminMedia.otherKindOfFile());
      const { id } = await addFile(ctx, media, { ...file, type, alt: "", ffmpeg: videos.ffmpeg });
      const link = (await fileLinks(ctx.db.queries, [id])).get(id);
      if (!link) throw new AppError("not_found", m.adminMedia.noFile());
      return { _id: id, ...pick(link, ["url", "name"]) };
    },
    async list(ctx, { page, limit, sort, order, ...filter }) {
      const { reader } = ctx.db;
      const total = await store.countMedia(reader, filter);
      const slice = { sort, order, limit, offset: (page - 1) * limit };
      const rows = await store.listMedia(reader, filter, slice);
      return pageOf(await entriesOf(ctx, rows), total, { page, limit });
    },
    async read(ctx, { id }) {
      const versions = (await listVersions(ctx.db.queries, id)).map(
        ({ createdAt: date, uploaderName: uploader, ...file }) => ({
          ...pick(file, ["version", "name"]),
          bytes: Number(file.bytes),
          date,
          uploader,
        }),
      );
      const uses = await usesOf(ctx, documents, id);
      return { ...(await entryWith(ctx, id)), uses, versions: versions.reverse() };
    },
  };
}

/** Throws for a file that this member may not have, unless they uploaded it or `isOpen` says so. */
export async function refuseClosed(
  { actor, now }: Pick<Context, "actor" | "now">,
  queries: Queries,
  ids: string[],
  isOpen: (userId: string, id: string) => Promise<boolean>,
): Promise<void> {
  if (!actor || actor.role === "admin") return;
  for (const id of await closedAmong(queries, now, ids))
    if (!(await isUploadOf(queries, actor.id, id)) && !(await isOpen(actor.id, id)))
      throw fieldError("content", m.adminMedia.onlyAdminsAdd());
}

/** An alternative text, or that there need be none. Refuses both at once. */
export function validDescription({ alt = "", decorative = false }: { alt?: string; decorative?: boolean }) {
  const words = alt.trim();
  if (!decorative || words === "") return { alt: words, decorative };
  throw fieldError("decorative", m.adminMedia.decorativeHasNoAlt());
}

/** One file of the library. Refuses where there is none. */
export async function entryWith(ctx: Context, id: string): Promise<MediaEntry> {
  const row = await store.findMedia(ctx.db.queries, id);
  const [entry] = row ? await entriesOf(ctx, [row]) : [];
  if (!entry) throw new AppError("not_found", m.adminMedia.noFile());
  return entry;
}

async function entriesOf(ctx: Context, rows: store.LibraryRow[]): Promise<MediaEntry[]> {
  const ids = rows.map(({ id }) => id);
  const counts = await store.countUses(ctx.db.queries, ids);
  const files = new Map((await findCurrent(ctx.db.queries, ids)).map((file) => [file.id, file]));
  return rows.map(({ uploaderName, ...row }) => {
    const { uploaderId: _id, id } = row;
    const uploader = _id !== null && uploaderName !== null ? { _id, name: uploaderName } : null;
    return entryOf(row, uploader, counts.get(id) ?? 0, files.get(id));
  });
}

/** The uses of a file, those in the settings first. */
export async function usesOf(ctx: Context, { uses }: Documents, id: string): Promise<MediaUse[]> {
  return [...(await appearanceUses(ctx, id)), ...(await uses(ctx, id))];
}

async function appearanceUses({ db, site }: Context, id: string): Promise<MediaUse[]> {
  const [used] = await store.inAppearanceAmong(db.queries, [id]);
  if (!used) return [];
  const { darkLogoId, panelId, logoId } = site.appearance;
  const isOnHome = id === site.home.pictureId;
  const state = isOnHome || [logoId, darkLogoId, panelId].includes(id) ? "public" : "earlier";
  const title = isOnHome
    ? m.adminMedia.shownOnHomePage()
    : id === panelId
      ? m.adminMedia.shownOnLoginPage()
      : m.adminMedia.shownAsLogo();
  const address = isOnHome ? "/manage-home" : "/manage-settings?group=appearance";
  return [{ kind: "setting", _id: "logo", title, address, state }];
}
