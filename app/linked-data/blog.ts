import type { BlogCard } from "#features/blogs/contract.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import type { EventDetails } from "#features/events/contract.ts";
import type { PublicRecord } from "#features/publications/contract.ts";
import type { Site } from "../site/site.ts";
import { urlOf } from "./address.ts";
import { eventData } from "./event.ts";
import { publisher } from "./institute.ts";
import { peopleOf } from "./people.ts";
import { recordData } from "./record.ts";

type LinkedBlog = BlogCard & { record?: PublicRecord | null; details?: EventDetails | null };

export function blogData(blog: LinkedBlog, site: Site): object[] {
  const address = urlOf(site, "blog", blog);
  return [
    {
      ...(blog.event ? eventData(blog, blog.event, site) : articleData(blog, site)),
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

function articleData(blog: LinkedBlog, site: Site): object {
  const authors = peopleOf(blog.authors, site);
  const { record } = blog;
  const as = (wanted: string) =>
    blog.with.filter(({ role = "with" }) => (properties.get(role) ?? "contributor") === wanted);
  const contributors = [...new Set([...properties.values(), "contributor"])].map((name) => [
    name,
    as(name).length > 0 ? peopleOf(as(name), site) : undefined,
  ]);
  return {
    "@type": blog.section === "publications" ? "Report" : "Article",
    headline: blog.title,
    mainEntityOfPage: urlOf(site, "blog", blog),
    datePublished: blog.date,
    dateModified: blog.updatedAt,
    author: blog.authors.length > 1 ? authors : authors[0],
    ...Object.fromEntries(contributors),
    publisher: publisher(site),
    articleSection: blog.subcategory || sectionNames[blog.section].all(),
    isAccessibleForFree: true,
    ...(record ? recordData(record, site) : {}),
  };
}

/** The properties of schema.org for the roles that have one. */
const properties = new Map([
  ["editor", "editor"],
  ["translator", "translator"],
  ["illustrator", "illustrator"],
]);
