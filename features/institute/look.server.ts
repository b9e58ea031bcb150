import type { Context } from "#core/context.ts";
import type { MediaStore } from "#core/services.ts";
import type { Tone } from "#features/media/social-images/icon.server.ts";
import { paletteOf, standard } from "#features/settings/palette.ts";
import { logoOf } from "./logo.server.ts";

/** The parts of the appearance that generated pictures use. */
type Look = {
  deep: string;
  soft: string;
  ochre: string;
  logo: { bytes: Buffer; tone: Tone } | undefined;
};

export async function lookOf(ctx: Context, media: MediaStore): Promise<Look> {
  const tokens = { ...standard.light, ...paletteOf(ctx.site.appearance)?.light };
  const logo = await logoOf(ctx, media);
  return {
    deep: tokens.deep ?? "",
    soft: tokens["on-deep-soft"] ?? "",
    ochre: tokens["ochre-light"] ?? "",
    logo: logo ? { bytes: logo.bytes, tone: logo.shown.tone } : undefined,
  };
}
