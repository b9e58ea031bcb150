import type { Context } from "#core/context.ts";
import type { MediaStore } from "#core/services.ts";
import type { Settings } from "#core/settings.ts";
import { decode } from "#features/media/decoding/decoder.server.ts";
import { hash } from "#features/media/generated-picture.ts";
import { knownPictures } from "#features/media/pictures.server.ts";
import { defaultSettings } from "#features/settings/fields.ts";
import type { SiteFacts } from "./contract.ts";

type ShownLogo = NonNullable<SiteFacts["appearance"]["logo"]>;
type LogoFile = { bytes: Buffer; tone: ShownLogo["tone"] };
/** `onDark`: for dark backgrounds. */
type Logo = { shown: ShownLogo; onDark: LogoFile } & LogoFile;

let last: { key: string; logo: Promise<Logo | null> } | undefined;

/** The institute's logo, cached until it changes; null for the standard one. */
export function logoOf(ctx: Context, media: MediaStore): Promise<Logo | null> {
  const { logoId, darkLogoId, logoHasName } = ctx.site.appearance;
  if (!logoId) return Promise.resolve(null);
  const key = JSON.stringify([logoId, darkLogoId, logoHasName]);
  if (last?.key === key) return last.logo;
  const logo = readLogo(ctx, media, logoId).catch((error) => {
    ctx.log.warn({ err: error, logoId, darkLogoId }, "The logo cannot be read.");
    last = undefined; // a backup may restore the file
    ctx.noStore();
    return null;
  });
  last = { key, logo };
  return logo;
}

async function readLogo(ctx: Context, media: MediaStore, id: string): Promise<Logo | null> {
  const { darkLogoId, logoHasName: hasName } = ctx.site.appearance;
  const own = await readFile(ctx, media, id);
  if (!own) return null;
  const dark = darkLogoId ? await readFile(ctx, media, darkLogoId) : null;
  const { file, bytes, tone } = own;
  const shown = { ...file, tone, hasName, dark: dark?.file ?? null };
  return { shown, bytes, tone, onDark: dark ?? { bytes, tone } };
}

async function readFile({ db }: Context, media: MediaStore, id: string) {
  const picture = (await knownPictures(db.queries, [id])).get(id);
  if (!picture) return null;
  const largest = await media.read(picture.url.replace(/^\/media\//, ""));
  const bytes = Buffer.concat(await largest.toArray());
  const tone = await decode("toneOf", bytes, { urgent: true });
  const [url = picture.url] = picture.srcset.split(" "); // the smallest
  return { file: { url, width: picture.width, height: picture.height }, bytes, tone };
}

/** Changes when the icons change. */
export function iconsVersion({ logoId, brand, accent }: Settings["appearance"]): string {
  const shown = JSON.stringify([logoId, brand, accent]);
  const { appearance } = defaultSettings();
  const isStandard = shown === JSON.stringify([null, appearance.brand, appearance.accent]);
  return isStandard ? "" : hash(shown).toString(36);
}
