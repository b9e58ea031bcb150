/** A document with an address. A draft may not have its slug yet; its id leads to the same page. */
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

/** Of a page of the institute's own, like the privacy policy. */
export function pagePath({ _id, slug }: Addressed): string {
  return `/${slug ?? _id}`;
}
