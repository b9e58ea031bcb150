import type { Settings } from "#core/settings.ts";
import { paletteOf, standard } from "#features/settings/palette.ts";

const used = ["ground", "surface", "ink", "muted", "accent", "brand", "on-brand", "hairline", "deep"];

type Colours = Record<string, string>;

let last: { key: string; colours: Colours } | undefined;

/** The colours of the site for the layout: those for dark mode begin with `dark-`. */
export function emailColours({ brand, accent }: Settings["appearance"]): Colours {
  const key = brand + accent;
  if (last?.key !== key) {
    const own = paletteOf({ brand, accent });
    const [light, dark] = [
      { ...standard.light, ...own?.light },
      { ...standard.dark, ...own?.dark },
    ];
    const colours = used.flatMap((name) => [
      [name, light[name] ?? ""],
      [`dark-${name}`, dark[name] ?? ""],
    ]);
    last = { key, colours: Object.fromEntries(colours) };
  }
  return last.colours;
}
