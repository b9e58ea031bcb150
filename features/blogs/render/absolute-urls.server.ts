import type { ArticleTree } from "./article-tree.server.ts";

export function setAbsoluteUrls({ elements }: ArticleTree, origin: string, address: string): void {
  for (const { attribs } of elements) {
    for (const name of ["href", "src"]) {
      const url = attribs[name];
      if (url?.startsWith("#")) attribs[name] = address + url;
      else if (url?.startsWith("/") && !url.startsWith("//")) attribs[name] = origin + url;
    }
  }
}
