import type { Context } from "#core/context.ts";
import type { MediaStore } from "#core/services.ts";
import type { Settings } from "#core/settings.ts";
import { decode } from "#features/media/decoding/decoder.server.ts";
import { hash } from "#features/media/generated-picture.ts";
import { knownPictures } from "#features/media/pictures.server.ts";
import { defaultSettings } from "#features/settings/defaults.ts";
import type { SiteFacts } from "./contract.ts";

type Logo = { shown: NonNullable<SiteFacts["appearance"]["logo"]>; bytes: Buffer };

let last: { id: string; logo: Promise<Logo | null> } | undefined;

/** The institute's logo, cached until it changes; null for the standard one. */
export function logoOf(ctx: Context, media: MediaStore): Promise<Logo | null> {
  const id = ctx.site.appearance.logoId;
  if (!id) return Promise.resolve(null);
  if (last?.id === id) return last.logo;
  const logo = readLogo(ctx, media, id).catch((error) => {
    ctx.log.warn({ err: error, id }, "The logo cannot be read.");
    last = undefined; // a backup may restore the file
    ctx.noStore();
    return null;
  });
  last = { id, logo };
  return logo;
}

async function readLogo({ db }: Context, media: MediaStore, id: string): Promise<Logo | null> {
  const picture = (await knownPictures(db.queries, [id])).get(id);
  if (!picture) return null;
  const largest = await media.read(picture.url.replace(/^\/media\//, ""));
  const bytes = Buffer.concat(await largest.toArray());
  const tone = await decode("toneOf", bytes, { urgent: true });
  const [url = picture.url] = picture.srcset.split(" "); // the smallest
  return { bytes, shown: { url, width: picture.width, height: picture.height, tone } };
}

/** Changes when the icons change. */
export function iconsVersion({ logoId, brand, accent }: Settings["appearance"]): string {
  const shown = JSON.stringify([logoId, brand, accent]);
  const { appearance } = defaultSettings;
  const isStandard = shown === JSON.stringify([null, appearance.brand, appearance.accent]);
  return isStandard ? "" : hash(shown).toString(36);
}
