import type { Collection } from "#features/photography/contract.ts";
import type { Site } from "../site/site.ts";
import { urlOf } from "./address.ts";
import { publisher } from "./institute.ts";

export function collectionData(collection: Collection, site: Site): object[] {
  const address = urlOf(site, "collection", collection);
  const images = collection.media.filter(({ kind }) => kind === "image");
  return [
    {
      "@type": "ImageGallery",
      "@id": `${address}#gallery`,
      name: collection.title,
      url: address,
      description: collection.excerpt || undefined,
      thumbnailUrl: `${address}/card.jpg`,
      datePublished: collection.date,
      creator: { "@type": "Person", name: collection.createdBy.name },
      publisher: publisher(site),
      keywords: collection.tags.join(", ") || undefined,
      image: images.map(({ url, width, height, caption, alt }) => ({
        "@type": "ImageObject",
        contentUrl: site.url + url,
        width,
        height,
        caption: caption || alt || undefined,
      })),
    },
  ];
}
