export type Scheme = "light" | "dark";
/** Colours like #0e4a39, by custom property without `--color-`. */
export type Tokens = Record<string, string>;
export type Palette = Record<Scheme, Tokens>;

export function styleOf({ light, dark }: Palette): string {
  const changed = Object.fromEntries(Object.entries(dark).filter(([name, value]) => light[name] !== value));
  return `${block(light)}@media(prefers-color-scheme:dark){${block(changed)}}`;
}

function block(tokens: Tokens): string {
  const properties = Object.entries(tokens).map(([name, value]) => `--color-${name}:${value}`);
  return `:root{${properties.join(";")}}`;
}
