import type { SiteColours } from "#features/media/generated-pictures/colours.ts";
import { drawingSvg } from "#features/media/generated-pictures/drawing.ts";

const topDrawing = /(?<=<img src=")\/drawings\/([0-9a-f]{8})\.svg(?="[^>]* loading="eager")/;

/** Puts the drawing at the top of a page into its HTML, where it is the largest thing to paint and needs no request. */
export function inlineDrawing(html: string, colours: SiteColours): string {
  return html.replace(topDrawing, (_, seed) => dataUrl(drawingSvg(seed, { colours })));
}

function dataUrl(svg: string): string {
  const text = svg.replaceAll('"', "'").replaceAll(/[%#<>&]/g, encodeURIComponent);
  return `data:image/svg+xml,${text}`;
}
