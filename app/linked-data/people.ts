import type { Author } from "#features/bylines/contract.ts";
import type { Site } from "../site.ts";

/** People with their own page have its URL as their id. */
export function peopleOf(authors: Author[], { url }: Site): object[] {
  return authors.map(({ name, personId, path, orcid }) => ({
    "@type": "Person",
    name,
    ...(personId && path ? { "@id": `${url}${path}#person`, url: url + path } : {}),
    ...(orcid ? { sameAs: `https://orcid.org/${orcid}` } : {}),
  }));
}
