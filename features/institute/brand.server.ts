import type { Context } from "#core/context.ts";
import { pick } from "#core/pick.ts";
import type { MediaStore } from "#core/services.ts";
import type { SiteColours } from "#features/media/generated-pictures/colours.ts";
import type { Tone } from "#features/media/social-images/icon.server.ts";
import { paletteOf, standard } from "#features/settings/palette.ts";
import { logoOf } from "./logo.server.ts";

type LogoFile = { bytes: Buffer; tone: Tone };

/** The parts of the appearance that generated pictures use. */
export type Brand = {
  deep: string;
  soft: string;
  ochre: string;
  colours: SiteColours;
  logo: LogoFile | null;
  /** The logo on the deep colour. */
  onDeep: (LogoFile & { hasName: boolean }) | null;
};

export async function brandOf(ctx: Context, media: MediaStore): Promise<Brand> {
  const tokens = { ...standard.light, ...paletteOf(ctx.site.appearance)?.light };
  const logo = await logoOf(ctx, media);
  return {
    deep: tokens.deep ?? "",
    soft: tokens["on-deep-soft"] ?? "",
    ochre: tokens["ochre-light"] ?? "",
    colours: pick(ctx.site.appearance, ["brand", "accent"]),
    logo: logo && { bytes: logo.bytes, tone: logo.tone },
    onDeep: logo && { ...logo.onDark, hasName: logo.shown.hasName },
  };
}
