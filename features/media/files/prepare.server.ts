import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { MemberContext, Upload } from "#core/context.ts";
import { isAppError } from "#core/errors.ts";
import { isInstalled } from "#core/installed.ts";
import type { FileVersionTable } from "#db/schema.ts";
import { decode } from "../decoding/decoder.server.ts";
import type { PreparedPicture } from "../decoding/pipeline.server.ts";
import { type Requester, requesterOf } from "../decoding/queue.server.ts";
import { type FileType, isAudio } from "../types/file-types.ts";
import { cleanSound } from "./sound.server.ts";

type Prepared = Omit<FileVersionTable, "mediaId" | "version" | "hash" | "name" | "uploaderId" | "createdAt">;

/** The columns of a version, and its files in the order of their keys. */
export type PreparedFile = {
  values: Prepared;
  contents: () => (Buffer | ReturnType<typeof createReadStream>)[];
};

/** Without a text or a picture it is still a file: only what cannot be cleaned or read in time is refused. */
export async function prepareFile(
  ctx: MemberContext,
  { path: from, type }: Upload & { type: FileType },
  ffmpeg: string | undefined,
): Promise<PreparedFile> {
  const requester = requesterOf(ctx);
  const to = `${from}.clean`;
  const file = { path: from, type, to };
  const cleaned = isAudio(type)
    ? await cleanSound({ ...file, type }, { requester, ffmpeg })
    : await decode("cleanFile", file, requester);
  const path = cleaned.changed ? to : from;
  const optional = <Result>(work: Promise<Result>) =>
    work.catch((err) => {
      requester.signal?.throwIfAborted();
      if (isAppError(err) && err.code === "unsupported_media_type") throw err;
      ctx.log.warn({ err, type }, "a file could not be read completely");
      return undefined;
    });
  const text = (await optional(decode("readFile", { path, type }, requester))) ?? "";
  const isDrawn = type === "pdf" && isInstalled("@napi-rs/canvas"); // an optional package
  const picture = isDrawn ? await optional(drawPage(path, requester)) : undefined;
  const { bytes, sizes, ...shown } = await picturesOf(path, picture);
  return {
    values: {
      ...shown,
      bytes,
      pages: cleaned.pages,
      seconds: cleaned.seconds,
      removed: JSON.stringify(cleaned.removed),
      kept: JSON.stringify(cleaned.kept),
      text,
    },
    contents: () => [createReadStream(path), ...sizes],
  };
}

async function drawPage(path: string, requester: Requester): Promise<PreparedPicture> {
  return decode("picture", Buffer.from(await decode("drawFile", path, requester)), requester);
}

async function picturesOf(path: string, picture: PreparedPicture | undefined) {
  const { size: bytes } = await stat(path);
  if (!picture) return { bytes, sizes: [], posterWidth: null, width: 0, height: 0, placeholder: "#e7e2d5" };
  const { width, height, placeholder, sizes } = picture;
  const posterWidth = sizes.at(-1)?.width ?? null;
  return { bytes, sizes: sizes.map((size) => size.bytes), posterWidth, width, height, placeholder };
}
