import type { Site } from "#app/site.ts";
import { useApi } from "#core/api.ts";
import { useQuery } from "#ui/use-query.ts";

type ShownLogo = NonNullable<Site["appearance"]["logo"]>;

const side = 64; // pixels

/** The picture with this id and whether it is light or dark; undefined while loading. */
export function useLogo(id: string | null): ShownLogo | undefined {
  const { media } = useApi();
  const found = useQuery(id ?? "", async () => {
    if (!id) return undefined;
    const { url, width, height } = await media.read({ id });
    return { url, width, height, tone: await toneOf(url) };
  });
  return found.stale ? undefined : found.value;
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
