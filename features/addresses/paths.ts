/** The path of a document, percent-encoded. A draft without a slug is found by its id. */
export type Addressed = { _id: string; slug?: string | null };

export function blogPath(blog: Addressed): string {
  return `/blogs/${lastPartOf(blog)}`;
}

export function collectionPath(collection: Addressed): string {
  return `/photography/${lastPartOf(collection)}`;
}

export function personPath(person: Addressed): string {
  return `/people/${lastPartOf(person)}`;
}

/** The path of a page like the privacy policy. */
export function pagePath(page: Addressed): string {
  return `/${lastPartOf(page)}`;
}

function lastPartOf({ _id, slug }: Addressed): string {
  return encodeURIComponent(slug ?? _id);
}
