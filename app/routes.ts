import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { pages } from "./pages.ts";

export default [
  layout("layout.tsx", [
    ...pages.map(({ path, file }) =>
      path === "/" ? index(file) : route(path, file, { caseSensitive: true }),
    ),
    route("*", "pages/not-found.tsx"),
  ]),
] satisfies RouteConfig;
