import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { identifier, listView, paging, shortText, year } from "#core/fields.ts";
import { idOrSlug, slug } from "#features/addresses/contract.ts";
import { byline } from "#features/bylines/contract.ts";
import { comment } from "#features/comments/contract.ts";
import { eventDetails, eventFilter, shownEvent } from "#features/events/contract.ts";
import { valuesOf } from "#features/fields/field.ts";
import { valueShape } from "#features/fields/schemas.ts";
import { picture } from "#features/media/contract.ts";
import type { ShownPicture } from "#features/media/shown-picture.ts";
import { publicationFacts, publicRecord } from "#features/publications/contract.ts";
import { type DocumentHead, documentHead } from "#features/publishing/contract.ts";
import { sharingFields } from "#features/publishing/sharing.ts";
import { settingFields } from "#features/settings/fields.ts";
import { blogFields, shownFields } from "./fields.ts";

const { welcome, cards, text, newsletter, pictureCredit } = valueShape(settingFields.home);
const { hidden, ...homeSection } = valueShape(settingFields.home.sections.item);

export const sections = valuesOf(blogFields.section.options);

const { content, ...cardShape } = valueShape(shownFields);
const { language: blogLanguage } = valueShape(sharingFields);
const author = z.object({
  _id: z.string().nullable().describe("of the author's account; null if it has none"),
  name: z.string(),
  avatar: z.string().nullable(),
});

export const blogCard = z.object({
  _id: z.string(),
  slug,
  ...cardShape,
  language: blogLanguage,
  excerpt: z.string().describe("plain text, 300 characters"),
  image: z.string().nullable().describe("address of the cover"),
  cover: picture.describe("the cover, or a picture generated from the title"),
  name: z.string().describe("of the first author, today"),
  avatar: z.string().nullable(),
  author: author.describe("the first one"),
  ...byline,
  user: z.string().describe("id of the account that created it"),
  date: z.iso.datetime().describe("when it was published"),
  createdAt: z.iso.datetime().describe("lists are ordered by it"),
  updatedAt: z.iso.datetime().describe("when it was changed last"),
  eventStatus: z.enum(["upcoming", "past"]).nullable(),
  event: shownEvent.nullable().describe("of a series, the next date; null for an article"),
  publication: publicationFacts.nullable().describe("of a publication; null without a record"),
  alsoIn: z
    .array(z.object({ _id: z.string(), slug, language: z.string().describe("a BCP 47 tag") }))
    .describe("its public translations"),
  likeCount: z.number(),
  commentCount: z.number(),
});

export const blog = blogCard.extend({
  content,
  commentsClosedAt: z.iso.datetime().nullable().describe("nobody comments on it any more since then"),
  comments: z
    .array(comment)
    .describe("newest first, at most 100; GET /api/blogs/{id}/comments has the older ones"),
  likes: z.array(z.object({ user: z.string() })).describe("newest first, at most 1,000"),
});

const listed = blogCard.extend(
  blog.pick({ content: true, commentsClosedAt: true, comments: true, likes: true }).partial().shape,
);

const oneOfTranslations = {
  prefer: shortText
    .optional()
    .describe("of translations, only the one in this language (`site` for the site's), otherwise the first"),
};

const waypoint = blogCard.pick({ _id: true, slug: true, title: true, language: true }).nullable();
const linkedBlog = blogCard.pick({
  _id: true,
  slug: true,
  title: true,
  section: true,
  subcategory: true,
  language: true,
  date: true,
  cover: true,
  eventDate: true,
  eventStatus: true,
  event: true,
});

export const blogPage = blog.omit({ content: true, likes: true }).extend({
  olderComments: z.string().nullable().describe("what to send as `before` for the next comments"),
  newerComments: z.boolean().describe("there are newer comments than these"),
  record: publicRecord.nullable().describe("what catalogues know about a publication; null for others"),
  article: z.string().describe("the content as the page shows it: sanitised and prepared HTML"),
  minutes: z.number().describe("how long a reader takes"),
  details: eventDetails.nullable().describe("of an event"),
  contents: z
    .array(z.object({ id: z.string(), text: z.string(), level: z.number(), lang: z.string().optional() }))
    .describe("the headings of a long piece, levels 1 and 2, with their ids in the article"),
  projects: documentHead.projects,
  previous: waypoint.describe("in the section by date; events by the date of the event"),
  next: waypoint,
  related: z.array(linkedBlog).describe("3 blogs with the same tags or of the same section"),
});

const ofBlog = { params: z.object({ id: idOrSlug }), document: "blog" } as const;

export const blogEndpoints = endpoints({
  list: {
    route: "GET /api/blogs/all",
    summary: "All blogs, newest first",
    access: "anyone",
    query: z.object({
      section: z.enum(sections).optional(),
      tag: shortText.toLowerCase().optional(),
      year: year.optional(),
      author: identifier.optional().describe("an account or a person"),
      project: idOrSlug.optional().describe("whose output they are"),
      language: shortText.optional().describe("a BCP 47 tag"),
      ...oneOfTranslations,
      ...paging,
      view: listView,
    }),
    answer: z.array(listed),
    paged: true,
  },
  years: {
    route: "GET /api/blogs/years",
    summary: "The years in which something was published, the latest first",
    access: "anyone",
    answer: z.array(z.number()),
  },
  newest: {
    route: "GET /api/blogs/newest",
    summary: "The 3 newest blogs, for pages without any: in the language of the site, if they have it",
    access: "anyone",
    answer: z.array(linkedBlog),
  },
  languages: {
    route: "GET /api/blogs/languages",
    summary: "The languages in which something was published",
    access: "anyone",
    answer: z.array(z.string()).describe("BCP 47 tags"),
  },
  front: {
    route: "GET /api/blogs/front",
    summary: "The home page, in the institute's order",
    access: "anyone",
    answer: z.object({
      sections: z
        .array(z.object(homeSection))
        .describe("the visible sections; an empty heading means the section's default"),
      hero: blogCard.nullable().describe("the pinned article, otherwise the newest"),
      latest: z.array(blogCard).describe("6 or more"),
      research: z.array(blogCard).describe("3 programmes without the hero"),
      publications: z.array(blogCard).describe("6 without the hero"),
      events: z.array(blogCard).describe("3 without the hero, upcoming soonest first, then past"),
      highlights: z.array(blogCard).describe("the most liked of the newest"),
      welcome,
      cards,
      text,
      newsletter,
      pictureCredit,
      picture: picture.nullable().describe("of the section with this name"),
    }),
  },
  read: {
    route: "GET /api/blogs/:id",
    summary: "One blog with its content, comments and likes",
    access: "anyone",
    ...ofBlog,
    answer: blog,
  },
  page: {
    route: "GET /api/blogs/:id/page",
    summary: "What the page of a blog shows: prepared text, contents, neighbours and related blogs",
    access: "anyone",
    ...ofBlog,
    query: z.object({ before: identifier.optional().describe("id of a comment: with those older than it") }),
    answer: blogPage.extend(documentHead),
  },
  remove: {
    route: "DELETE /api/blogs/:id",
    summary: "Put a blog into the trash for 30 days, by its author or an admin",
    access: "members",
    ...ofBlog,
    answer: z.object({ msg: z.string() }),
  },
  section: {
    route: "GET /api/blogs/section/:sectionType",
    summary: "The blogs of a section; an unknown section is empty",
    access: "anyone",
    params: z.object({ sectionType: shortText }),
    query: z.object({
      subcategory: shortText.optional(),
      eventStatus: z.enum(["upcoming", "past"]).optional(),
      ...eventFilter,
      ...oneOfTranslations,
      ...paging,
      view: listView,
    }),
    answer: z.array(listed),
    paged: true,
  },
  works: {
    route: "GET /api/authors/:id/works",
    summary: "What a person or an account has written, organised or contributed to, newest first",
    access: "anyone",
    params: z.object({ id: identifier.describe("of a person or an account") }),
    query: z.object({
      part: z
        .enum(["articles", "organised", "spoken"])
        .default("articles")
        .describe("articles or events by this author, or events with this contributor"),
      ...paging,
    }),
    answer: z.array(blogCard),
    paged: true,
  },
  subcategories: {
    route: "GET /api/blogs/subcategories/:section",
    summary: "The names of a section's subcategories, in alphabetical order",
    access: "anyone",
    params: z.object({ section: shortText }),
    answer: z.array(z.string()),
  },
});

export type BlogCard = z.output<typeof blogCard>;
export type Blog = z.output<typeof blog>;
export type Front = z.output<typeof blogEndpoints.front.answer>;
export type BlogPage = z.output<typeof blogPage>;
export type PublicBlogPage = BlogPage & DocumentHead;
export type LinkedBlog = z.output<typeof linkedBlog>;
export type RelatedBlog = Omit<LinkedBlog, "cover"> & { cover: ShownPicture };
export type ListedBlog = z.output<typeof listed>;
