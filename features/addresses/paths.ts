/** The path of a document. A draft without a slug is found by its id. */
export type Addressed = { _id: string; slug?: string | null };

export function blogPath({ _id, slug }: Addressed): string {
  return `/blogs/${slug ?? _id}`;
}

export function collectionPath({ _id, slug }: Addressed): string {
  return `/photography/${slug ?? _id}`;
}

export function personPath({ _id, slug }: Addressed): string {
  return `/people/${slug ?? _id}`;
}

/** The path of a page like the privacy policy. */
export function pagePath({ _id, slug }: Addressed): string {
  return `/${slug ?? _id}`;
}
