/** What figures of articles may have, besides ids and styles. */
const allowed: Record<string, RegExp> = {
  "data-width": /^wide$/,
  "data-height": /^(?:[1-9]\d\d|1[01]\d\d|1200)$/,
  "data-gallery": /^[0-9a-f]{24}$/,
  "data-pictures": /^[0-9a-f]{24}(?: [0-9a-f]{24}){0,99}$/,
};

export const figureAttributes = Object.keys(allowed);

export function validFigure(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => allowed[name]?.test(value) ?? true),
  );
}
