import { isoWithOffset } from "#core/dates.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import type { Site } from "../site.ts";
import { publisher } from "./institute.ts";

export function blogData(blog: BlogCard, site: Site): object[] {
  return [
    blog.section === "events" && blog.eventDate ? event(blog, blog.eventDate, site) : article(blog, site),
  ];
}

function article(blog: BlogCard, site: Site): object {
  const report = blog.section === "publications";
  return {
    "@type": report ? "Report" : "Article",
    ...shared(blog, site),
    headline: blog.title,
    mainEntityOfPage: urlFor(blog, site),
    datePublished: blog.date,
    dateModified: blog.updatedAt,
    author: { "@type": "Person", name: blog.name },
    publisher: publisher(site),
    articleSection: blog.subcategory || sectionNames[blog.section].all,
    keywords: blog.tags.join(", ") || undefined,
    isAccessibleForFree: true,
  };
}

/** Its place and its end are only in its text. */
function event(blog: BlogCard, begins: string, site: Site): object {
  return {
    "@type": "Event",
    ...shared(blog, site),
    startDate: isoWithOffset(begins, site.timeZone),
    eventStatus: "https://schema.org/EventScheduled",
    organizer: publisher(site),
    keywords: blog.tags.join(", ") || undefined,
  };
}

function shared(blog: BlogCard, site: Site): object {
  const address = urlFor(blog, site);
  return {
    "@id": `${address}#article`,
    name: blog.title,
    url: address,
    description: blog.excerpt || undefined,
    image: { "@type": "ImageObject", url: `${address}/card.jpg`, width: 1200, height: 630 },
    inLanguage: "en",
  };
}

function urlFor({ _id }: BlogCard, { url }: Site): string {
  return `${url}/blogs/${_id}`;
}
