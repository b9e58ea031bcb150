import type { Site } from "#app/site/site.ts";
import { useApi } from "#core/api.ts";
import { pick } from "#core/pick.ts";
import type { Settings } from "#core/settings.ts";
import { useQuery } from "#ui/use-query.ts";

type ShownLogo = NonNullable<Site["appearance"]["logo"]>;

const side = 64; // pixels

export type LogoValues = Pick<Settings["appearance"], "logoId" | "darkLogoId" | "logoHasName">;

/** The chosen logo and whether it is light or dark; undefined without one, and while loading. */
export function useLogo({ logoId, darkLogoId, logoHasName }: LogoValues): ShownLogo | undefined {
  const { media } = useApi();
  const found = useQuery(`${logoId} ${darkLogoId}`, async () => {
    if (!logoId) return undefined;
    const file = async (id: string) => pick(await media.read({ id }), ["url", "width", "height"]);
    const own = await file(logoId);
    const dark = darkLogoId ? await file(darkLogoId) : null;
    return { ...own, dark, tone: await toneOf(own.url) };
  });
  return found.stale || !found.value ? undefined : { ...found.value, hasName: logoHasName };
}

/** The same as on the server, in `icon.server.ts`. */
async function toneOf(url: string): Promise<ShownLogo["tone"]> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const canvas = new OffscreenCanvas(side, side).getContext("2d");
  canvas?.drawImage(picture, 0, 0, side, side);
  const { data } = canvas?.getImageData(0, 0, side, side) ?? { data: new Uint8ClampedArray() };
  let [visible, light] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    visible += alpha;
    light += (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha;
  }
  if (visible > 0.95 * 255 * side * side) return "solid";
  return light / (visible || 1) > 150 ? "light" : "dark";
}
