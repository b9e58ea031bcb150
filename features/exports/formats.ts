import { blogPath } from "#features/addresses/paths.ts";
import type { Addressed } from "#features/publishing/kinds.ts";

const formats = [
  { extension: "pdf", name: "PDF", type: "application/pdf" },
  { extension: "epub", name: "EPUB", type: "application/epub+zip" },
] as const;

export const exportPaths = formats.map(({ extension }) => `/blogs/:id.${extension}`);

/** The files of an article. Sites without a typesetter have no PDF. */
export function exportsOf(blog: Addressed, withPdf: boolean) {
  return formats
    .filter(({ extension }) => withPdf || extension !== "pdf")
    .map(({ extension, ...format }) => ({ ...format, href: `${blogPath(blog)}.${extension}` }));
}
