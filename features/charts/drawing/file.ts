import { escaped } from "#core/escaped.ts";
import type { ChartData } from "../data/data.server.ts";
import { ground, ink, muted } from "./colours.ts";
import { draw } from "./draw.ts";
import { textSize } from "./style.ts";
import { isolated, wrapped } from "./text.ts";

const fileWidth = 720; // pixels
const margin = 24;
const inner = fileWidth - 2 * margin;

/** What stands around a chart in a file of its own. Each may be empty. */
export type FileText = { title: string; unit: string; foot: string[]; description: string };

type Style = { size: number; colour: string; bold?: true };

/** A chart with its title and source as a whole SVG document. */
export function drawFile(data: ChartData, { title, unit, foot, description }: FileText): string {
  let y = margin;
  const start = data.mirrored ? `x="${fileWidth - margin}" text-anchor="end"` : `x="${margin}"`;
  const lines = (text: string, { size, colour, bold }: Style) => {
    const weight = bold ? ' font-weight="600"' : "";
    const texts = text ? wrapped(text, inner * (bold ? 0.94 : 1), 6, size) : [];
    return texts
      .map((line) => {
        y += Math.round(size * 1.3);
        const style = `font-size="${size}" fill="${colour}"${weight}`;
        return `<text ${start} y="${y - Math.round(size * 0.3)}" ${style}>${escaped(isolated(line))}</text>`;
      })
      .join("");
  };
  const head = lines(title, { size: 20, colour: ink, bold: true }) + lines(unit, { size: 14, colour: muted });
  const chart = draw(data, inner);
  const top = y + (head ? 14 : 0);
  y = top + chart.height + 10;
  const below = foot.map((line) => lines(line, { size: 12, colour: muted })).join("");
  const height = y + margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${fileWidth}" height="${height}" viewBox="0 0 ${fileWidth} ${height}" role="img" ` +
    `direction="ltr" font-family="'Source Sans 3', 'Source Sans Pro', Arial, sans-serif" font-size="${textSize}">` +
    `<title>${escaped(title || description)}</title><desc>${escaped(description)}</desc>` +
    `<rect width="${fileWidth}" height="${height}" fill="${ground}"/>${head}` +
    `<g transform="translate(${margin},${top})">${chart.svg}</g>${below}</svg>`
  );
}
