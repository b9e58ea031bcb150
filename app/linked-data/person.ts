import { personPath } from "#features/addresses/paths.ts";
import type { Person } from "#features/people/contract.ts";
import { orcidUrl } from "#features/people/orcid.ts";
import type { Site } from "../site/site.ts";
import { publisher } from "./institute.ts";

export function personData(person: Person, site: Site): object[] {
  const { name, role, department, excerpt, expertise, portrait, email, links, orcid, past } = person;
  const address = site.url + personPath(person);
  const institute = publisher(site);
  const elsewhere = orcid ? [orcidUrl(orcid), ...links] : links;
  return [
    {
      "@type": "ProfilePage",
      url: address,
      mainEntity: {
        "@type": "Person",
        "@id": `${address}#person`,
        name,
        url: address,
        jobTitle: role || undefined,
        description: excerpt || undefined,
        email: email || undefined,
        image: portrait
          ? {
              "@type": "ImageObject",
              url: site.url + portrait.url,
              width: portrait.width,
              height: portrait.height,
              caption: portrait.alt || undefined,
            }
          : undefined,
        knowsAbout: expertise.length > 0 ? expertise : undefined,
        sameAs: elsewhere.length > 0 ? elsewhere : undefined,
        identifier: orcid
          ? { "@type": "PropertyValue", propertyID: "ORCID", value: orcid, url: orcidUrl(orcid) }
          : undefined,
        ...(past ? { alumniOf: institute } : { worksFor: institute }),
        ...(department && !past
          ? { affiliation: { ...institute, department: { "@type": "Organization", name: department } } }
          : {}),
      },
    },
  ];
}
