import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { forms, pages } from "./pages.ts";

// Several pages may share a file, but not the id that a route gets from it.
const routeOf = ({ path, file }: (typeof pages)[number]) =>
  path === "/"
    ? index(file)
    : route(path, file, {
        caseSensitive: true,
        id: pages.filter((page) => page.file === file).length > 1 ? `pages${path}` : undefined,
      });
const isAdmin = ({ file }: (typeof pages)[number]) => file.startsWith("../admin/");
const isForm = ({ path }: (typeof pages)[number]) => forms.some(({ paths }) => paths.includes(path));

export default [
  layout("layout.tsx", [
    ...pages.filter((page) => !isAdmin(page)).map(routeOf),
    layout("../admin/layout.tsx", [
      layout("../admin/guard.tsx", [
        ...pages.filter((page) => isAdmin(page) && !isForm(page)).map(routeOf),
        ...forms.map(({ file, paths }) =>
          layout(file, pages.filter(({ path }) => paths.includes(path)).map(routeOf)),
        ),
      ]),
    ]),
    route("*", "pages/not-found.tsx"),
  ]),
] satisfies RouteConfig;
