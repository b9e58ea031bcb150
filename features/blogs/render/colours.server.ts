import { withDarkColours } from "../colours.ts";
import type { ArticleTree } from "./article-tree.server.ts";

/** Text colours from the editor's palette get their counterpart for dark mode. */
export function setColours({ elements }: ArticleTree): void {
  for (const { attribs } of elements) if (attribs.style) attribs.style = withDarkColours(attribs.style);
}
