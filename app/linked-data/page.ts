import { documentUrl } from "#features/addresses/paths.ts";
import type { ShownPage } from "#features/pages/contract.ts";
import type { Site } from "../site/site.ts";
import { publisher } from "./institute.ts";

const types = {
  about: "AboutPage",
  contact: "ContactPage",
  listing: "CollectionPage",
  text: "WebPage",
  topic: "CollectionPage",
  series: "CollectionPage",
};

export function pageData(page: ShownPage, site: Site): object[] {
  const { template, title, excerpt, date, updatedAt, language, topic, map } = page;
  const address = documentUrl({ ...site, language: site.mainLanguage }, "page", page);
  return [
    {
      "@type": types[template],
      "@id": `${address}#page`,
      name: title,
      url: address,
      description: excerpt || undefined,
      datePublished: date,
      dateModified: updatedAt,
      inLanguage: language || site.language,
      ...(topic ? { about: { "@type": "Thing", name: topic.name } } : {}),
      ...(topic && map ? { image: site.url + map.url } : {}),
      isPartOf: { "@id": `${site.url}/#site` },
      publisher: publisher(site),
    },
  ];
}
