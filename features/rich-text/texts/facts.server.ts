import { textOf } from "../plain-text.server.ts";
import type { ArticleTree } from "../render/article-tree.server.ts";
import { linkedFilesOf } from "../render/files.server.ts";
import { fileIdsAt, mediaAddressesOf } from "../render/pictures.server.ts";

/** What a document notes of its text. `addresses`: where its pictures and links lead that may be in the media library. */
export type Facts = ReturnType<typeof factsOf>;

export function factsOf(tree: ArticleTree) {
  return {
    text: textOf(tree.document.children),
    addresses: mediaAddressesOf(tree),
    files: linkedFilesOf(tree),
  };
}

/** The ids of all media that a text shows or links to, each once. */
export function mediaIdsOf({ addresses, files }: Facts, origin: string): string[] {
  return [...new Set([...fileIdsAt(addresses, origin), ...files])];
}
