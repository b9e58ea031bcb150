import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { pages } from "./pages.ts";

// Several pages may share a file, but not the id that a route gets from it.
const routeOf = ({ path, file }: (typeof pages)[number]) =>
  path === "/"
    ? index(file)
    : route(path, file, {
        caseSensitive: true,
        id: file === "pages/section-listing.tsx" ? `pages${path}` : undefined,
      });
const isAdmin = ({ file }: (typeof pages)[number]) => file.startsWith("../admin/");
const isArticleForm = ({ path }: (typeof pages)[number]) =>
  path === "/create-blog" || path === "/edit-blog/:id";

export default [
  layout("layout.tsx", [
    ...pages.filter((page) => !isAdmin(page)).map(routeOf),
    layout("../admin/guard.tsx", [
      ...pages.filter((page) => isAdmin(page) && !isArticleForm(page)).map(routeOf),
      layout("../admin/articles/form-layout.tsx", pages.filter(isArticleForm).map(routeOf)),
    ]),
    route("*", "pages/not-found.tsx"),
  ]),
] satisfies RouteConfig;
