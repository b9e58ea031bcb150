import {
  createPath,
  editPath,
  everyList,
  kindNames,
  kinds,
  mainList,
  plainKinds,
} from "#features/publishing/kinds.ts";
import type { Parameter } from "./listing/parameters.ts";
import { formQueries, queries } from "./listing/queries.ts";

/** The layout routes of the forms of documents: each stays while a new document gets its URL. */
export const forms = kindNames.map((kind) => ({
  file: `../admin/${mainList(kind).nouns}/kind.ts`,
  paths: [createPath(kind), editPath(kind, ":id")],
  query: formQueries[kind],
}));

/**
 * Every page of the site: its URL, its file, and the query parameters it reads. The page cache keeps a copy for
 * each URL and declared parameter, and ignores others. A page with `app` loads the app at once; the others when
 * somebody does more than read. A page with `form` takes a form that the browser sends. Nothing stores a `secret`
 * page, or passes its URL on: it may open what somebody has registered for.
 */
export const pages: {
  path: string;
  file: string;
  query?: Record<string, Parameter>;
  app?: true;
  form?: true;
  secret?: true;
}[] = [
  { path: "/", file: "pages/home.tsx" },
  { path: "/about", file: "pages/about.tsx" },
  { path: "/contact", file: "pages/contact.tsx" },
  { path: "/team", file: "pages/team.tsx", query: queries.team },
  { path: "/people/:id", file: "pages/person.tsx", query: queries.person },
  { path: "/programmes", file: "pages/section-listing.tsx", query: queries.section },
  { path: "/publications", file: "pages/section-listing.tsx", query: queries.section },
  { path: "/events", file: "pages/event-listing.tsx", query: queries.events },
  { path: "/blogs", file: "pages/blogs.tsx", query: queries.archive },
  { path: "/blogs/:id", file: "pages/blog.tsx", query: queries.article },
  { path: "/blogs/:id/register", file: "pages/register.tsx", form: true },
  { path: "/blogs/:id/registered", file: "pages/registered.tsx" },
  { path: "/registrations", file: "pages/registration.tsx", app: true, form: true, secret: true },
  { path: "/registrations/:token", file: "pages/registration-link.tsx", secret: true },
  { path: "/section/:sectionType", file: "pages/section.tsx", query: queries.sectionType },
  { path: "/search", file: "pages/search.tsx", query: queries.search },
  { path: "/photography", file: "pages/gallery.tsx", query: queries.gallery },
  { path: "/photography/:id", file: "pages/collection.tsx" },
  ...plainKinds.flatMap((kind) => {
    const { folder } = kinds[kind];
    return [
      { path: `/${folder}`, file: `pages/${folder}.tsx`, query: queries.plain },
      { path: `/${folder}/:id`, file: `pages/${kind}.tsx` },
    ];
  }),
  { path: "/setup", file: "pages/setup.tsx", app: true },
  { path: "/login", file: "pages/login.tsx", app: true },
  { path: "/signup", file: "pages/signup.tsx", app: true },
  { path: "/forgot-password", file: "pages/forgot-password.tsx", app: true },
  { path: "/reset-password", file: "pages/reset-password.tsx", app: true },
  { path: "/verify-email", file: "pages/verify-email.tsx", app: true },
  { path: "/profile", file: "pages/profile.tsx", app: true },
  ...forms.flatMap(({ paths, query }) =>
    paths.map((path) => ({ path, file: "../admin/document/form-route.tsx", query, app: true as const })),
  ),
  ...everyList.map(({ kind, nouns, path }) => ({
    path,
    file: `../admin/${mainList(kind).nouns}/${nouns}.tsx`,
    app: true as const,
  })),
  { path: "/admin", file: "../admin/overview/overview.tsx", app: true },
  { path: "/admin/help", file: "../admin/help/help.tsx", app: true },
  { path: "/admin/help/:chapter", file: "../admin/help/help.tsx", app: true },
  { path: "/manage-registrations", file: "../admin/registrations/registrations.tsx", app: true },
  { path: "/door-list/:id", file: "../admin/registrations/door/door-page.tsx", app: true },
  { path: "/manage-comments", file: "../admin/comments/comments.tsx", app: true },
  { path: "/manage-translations", file: "../admin/translations/translations.tsx", app: true },
  { path: "/manage-trash", file: "../admin/trash/trash.tsx", app: true },
  { path: "/manage-media", file: "../admin/media/media.tsx", app: true },
  { path: "/manage-menu", file: "../admin/menu/menu.tsx", app: true },
  { path: "/manage-home", file: "../admin/home/home.tsx", app: true },
  { path: "/manage-settings", file: "../admin/settings/settings.tsx", app: true },
  { path: "/manage-addresses", file: "../admin/addresses/addresses.tsx", app: true },
  { path: "/manage-members", file: "../admin/members/members.tsx", app: true },
  { path: "/privacy", file: "pages/text.tsx" },
  { path: "/terms", file: "pages/text.tsx" },
  { path: "/accessibility", file: "pages/text.tsx" },
  { path: "/:path", file: "pages/text.tsx", query: queries.ownPage },
];
