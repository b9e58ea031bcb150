import { blogPath } from "#features/addresses/paths.ts";
import type { Addressed } from "#features/publishing/kinds.ts";

export const formats = {
  pdf: { name: "PDF", type: "application/pdf" },
  epub: { name: "EPUB", type: "application/epub+zip" },
};
export type Format = keyof typeof formats;
export const formatNames = Object.keys(formats) as Format[];

export const exportPaths = formatNames.map((format) => `/blogs/:id.${format}`);

/** The files of an article. Sites without a typesetter have no PDF. */
export function exportsOf(blog: Addressed, withPdf: boolean) {
  return formatNames
    .filter((format) => withPdf || format !== "pdf")
    .map((format) => ({ ...formats[format], href: `${blogPath(blog)}.${format}` }));
}
