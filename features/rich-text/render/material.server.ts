import type { Context } from "#core/context.ts";
import type { ChartContent } from "#features/charts/chart.server.ts";
import { drawingsOf } from "#features/charts/drawings.server.ts";
import { fileLinks } from "#features/media/files/links.server.ts";
import { knownPictures } from "#features/media/pictures.server.ts";
import { knownTracks, knownVideos } from "#features/media/tracks/recordings.server.ts";
import { galleriesOf } from "#features/photography/galleries.server.ts";
import { chosenGalleries, type GalleryReference } from "./galleries.server.ts";
import { fileIdsAt } from "./pictures.server.ts";
import { isAudio } from "./players.server.ts";
import type { Material, References } from "./render-tree.server.ts";

export async function readMaterial(ctx: Context, references: References): Promise<Material> {
  const { queries } = ctx.db;
  const { url: origin } = ctx.site;
  const galleries = await readGalleries(ctx, references.galleries);
  const inGalleries = galleries.flatMap((gallery) => gallery?.pictures.map(({ url }) => url) ?? []);
  const ids = fileIdsAt([...references.addresses, ...inGalleries], origin);
  const pictures = await knownPictures(queries, ids);
  const videos = references.hasEmbeds ? await knownVideos(queries, ids) : new Map();
  const files = await fileLinks(queries, references.files);
  const audio = [...files.values()].filter(isAudio).map(({ _id }) => _id);
  const spoken = [...videos.keys(), ...audio];
  const tracks = spoken.length > 0 ? await knownTracks(queries, spoken) : new Map();
  const drawings = await drawAll(ctx, references.charts);
  return { galleries, pictures, videos, files, tracks, drawings };
}

export async function readGalleries(ctx: Context, references: GalleryReference[]) {
  if (references.length === 0) return [];
  const ids = [...new Set(references.map(({ id }) => id))];
  return chosenGalleries(references, await galleriesOf(ctx, ids));
}

/** A page is not kept without a chart that could not be drawn. */
async function drawAll({ log, noStore }: Context, charts: ChartContent[]): Promise<Material["drawings"]> {
  const drawings: Material["drawings"] = [];
  for (const chart of charts) {
    try {
      drawings.push(await drawingsOf(chart));
    } catch (error) {
      log.error({ err: error }, "A chart could not be drawn.");
      noStore();
      drawings.push(undefined);
    }
  }
  return drawings;
}
