import { isoWithOffset } from "#core/dates.ts";
import { blogPath } from "#features/addresses/paths.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import type { Site } from "../site.ts";
import { publisher } from "./institute.ts";

export function blogData(blog: BlogCard, site: Site): object[] {
  const { section, eventDate } = blog;
  const address = site.url + blogPath(blog);
  return [
    {
      ...(section === "events" && eventDate ? eventData(eventDate, site) : articleData(blog, site)),
      "@id": `${address}#article`,
      name: blog.title,
      url: address,
      description: blog.excerpt || undefined,
      image: { "@type": "ImageObject", url: `${address}/card.jpg`, width: 1200, height: 630 },
      keywords: blog.tags.join(", ") || undefined,
      inLanguage: site.language,
    },
  ];
}

function articleData(blog: BlogCard, site: Site): object {
  return {
    "@type": blog.section === "publications" ? "Report" : "Article",
    headline: blog.title,
    mainEntityOfPage: site.url + blogPath(blog),
    datePublished: blog.date,
    dateModified: blog.updatedAt,
    author: { "@type": "Person", name: blog.name },
    publisher: publisher(site),
    articleSection: blog.subcategory || sectionNames[blog.section].all,
    isAccessibleForFree: true,
  };
}

/** Only the text of an event has its place and its end. */
function eventData(begins: string, site: Site): object {
  return {
    "@type": "Event",
    startDate: isoWithOffset(begins, site.timeZone),
    eventStatus: "https://schema.org/EventScheduled",
    organizer: publisher(site),
  };
}
