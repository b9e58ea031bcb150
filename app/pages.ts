import { departments } from "#features/institute/board.ts";
import { categoryLabels } from "#features/photography/category-labels.ts";
import { id, lowerCaseName, name, oneOf, type Parameter, page, words, year } from "./listing/parameters.ts";

const sections = ["programmes", "publications", "events"];

/**
 * Every page of the site: its URL, its file, and the query parameters it reads, each with its canonical form.
 * The page cache keeps a copy for each URL and declared parameter, and ignores others. A page with `app`
 * loads the app at once; the others when somebody does more than read.
 */
export const pages: { path: string; file: string; query?: Record<string, Parameter>; app?: true }[] = [
  { path: "/", file: "pages/home.tsx" },
  { path: "/about", file: "pages/about.tsx" },
  { path: "/contact", file: "pages/contact.tsx" },
  { path: "/team", file: "pages/team.tsx", query: { department: oneOf(...departments), q: words } },
  { path: "/programmes", file: "pages/section-listing.tsx", query: { subcategory: name, page } },
  { path: "/publications", file: "pages/section-listing.tsx", query: { subcategory: name, page } },
  {
    path: "/events",
    file: "pages/section-listing.tsx",
    query: { subcategory: name, status: oneOf("upcoming", "past"), page },
  },
  {
    path: "/blogs",
    file: "pages/blogs.tsx",
    query: { q: words, section: oneOf(...sections), tag: lowerCaseName, year, author: id, page },
  },
  { path: "/blogs/:id", file: "pages/blog.tsx" },
  { path: "/section/:sectionType", file: "pages/section.tsx", query: { page } },
  {
    path: "/search",
    file: "pages/search.tsx",
    query: { q: words, section: oneOf(...sections, "photography"), year, page },
  },
  {
    path: "/photography",
    file: "pages/gallery.tsx",
    query: { category: oneOf(...Object.keys(categoryLabels)), page },
  },
  { path: "/photography/:id", file: "pages/collection.tsx" },
  { path: "/login", file: "pages/login.tsx", app: true },
  { path: "/signup", file: "pages/signup.tsx", app: true },
  { path: "/forgot-password", file: "pages/forgot-password.tsx", app: true },
  { path: "/reset-password", file: "pages/reset-password.tsx", app: true },
  { path: "/verify-email", file: "pages/verify-email.tsx", app: true },
  { path: "/edit-blog/:id", file: "../admin/articles/edit.tsx", app: true },
  { path: "/profile", file: "pages/profile.tsx", app: true },
  { path: "/create-photography", file: "../admin/collections/create.tsx", app: true },
  { path: "/edit-photography/:id", file: "../admin/collections/edit.tsx", app: true },
  {
    path: "/create-blog",
    file: "../admin/articles/create.tsx",
    query: { type: oneOf(...sections) },
    app: true,
  },
  { path: "/manage-blogs", file: "../admin/articles/articles.tsx", app: true },
  { path: "/manage-events", file: "../admin/articles/events.tsx", app: true },
  { path: "/manage-collections", file: "../admin/collections/collections.tsx", app: true },
  { path: "/manage-comments", file: "../admin/comments/comments.tsx", app: true },
  { path: "/manage-trash", file: "../admin/trash/trash.tsx", app: true },
  { path: "/manage-media", file: "../admin/media/media.tsx", app: true },
  { path: "/manage-members", file: "../admin/members/members.tsx", app: true },
  { path: "/privacy", file: "pages/privacy.tsx" },
  { path: "/terms", file: "pages/terms.tsx" },
  { path: "/accessibility", file: "pages/accessibility.tsx" },
];
