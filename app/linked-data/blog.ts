import { isoWithOffset } from "#core/dates.ts";
import { blogPath } from "#features/addresses/paths.ts";
import type { BlogCard } from "#features/blogs/contract.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import type { Author } from "#features/bylines/contract.ts";
import type { Site } from "../site.ts";
import { publisher } from "./institute.ts";

export function blogData(blog: BlogCard, site: Site): object[] {
  const { section, eventDate } = blog;
  const address = site.url + blogPath(blog);
  return [
    {
      ...(section === "events" && eventDate ? eventData(blog, eventDate, site) : articleData(blog, site)),
      "@id": `${address}#article`,
      name: blog.title,
      url: address,
      description: blog.excerpt || undefined,
      image: { "@type": "ImageObject", url: `${address}/card.jpg`, width: 1200, height: 630 },
      keywords: blog.tags.join(", ") || undefined,
      inLanguage: blog.language || site.language,
    },
  ];
}

/** People with their own page have its URL as their id. */
function peopleOf(authors: Author[], { url }: Site): object[] {
  return authors.map(({ name, personId, path, orcid }) => ({
    "@type": "Person",
    name,
    ...(personId && path ? { "@id": `${url}${path}#person`, url: url + path } : {}),
    ...(orcid ? { sameAs: `https://orcid.org/${orcid}` } : {}),
  }));
}

function articleData(blog: BlogCard, site: Site): object {
  const authors = peopleOf(blog.authors, site);
  return {
    "@type": blog.section === "publications" ? "Report" : "Article",
    headline: blog.title,
    mainEntityOfPage: site.url + blogPath(blog),
    datePublished: blog.date,
    dateModified: blog.updatedAt,
    author: blog.authors.length > 1 ? authors : authors[0],
    contributor: blog.with.length > 0 ? peopleOf(blog.with, site) : undefined,
    publisher: publisher(site),
    articleSection: blog.subcategory || sectionNames[blog.section].all,
    isAccessibleForFree: true,
  };
}

/** Only the text of an event has its place and its end. */
function eventData(blog: BlogCard, begins: string, site: Site): object {
  return {
    "@type": "Event",
    startDate: isoWithOffset(begins, site.timeZone),
    eventStatus: "https://schema.org/EventScheduled",
    organizer: publisher(site),
    performer: blog.with.length > 0 ? peopleOf(blog.with, site) : undefined,
  };
}
