import { type Addressed, pathOf } from "#features/publishing/kinds.ts";

export function blogPath(blog: Addressed): string {
  return pathOf("blog", blog);
}

export function collectionPath(collection: Addressed): string {
  return pathOf("collection", collection);
}

export function personPath(person: Addressed): string {
  return pathOf("person", person);
}

export function pagePath(page: Addressed): string {
  return pathOf("page", page);
}
