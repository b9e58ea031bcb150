import type { Author } from "#features/bylines/contract.ts";
import { isOrganisation } from "#features/citations/name.ts";
import type { Site } from "../site/site.ts";

/** People with their own page have its URL as their id. */
export function peopleOf(authors: Author[], site: Site): object[] {
  const { url } = site;
  const isGroup = ({ name, personId }: Author) => !personId && (name === site.name || isOrganisation(name));
  return authors.map(({ name, personId, path, orcid, ...author }) => ({
    "@type": isGroup({ name, personId, ...author }) ? "Organization" : "Person",
    name,
    ...(personId && path ? { "@id": `${url}${path}#person`, url: url + path } : {}),
    ...(orcid ? { sameAs: `https://orcid.org/${orcid}` } : {}),
  }));
}
