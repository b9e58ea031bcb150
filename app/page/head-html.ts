import type { MetaDescriptor, StaticHandlerContext } from "react-router";
import { escapedByReact } from "#core/escaped.ts";

type Modules = Record<string, { meta?: unknown } | undefined>;
type Attributes = Record<string, unknown>;

const asInScript = (json: string) =>
  json.replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** What `Meta` of the router writes for a page without an error: the tags, which React moves to the front, and the scripts. */
export function headHtml(
  { matches, loaderData, location }: StaticHandlerContext,
  modules: Modules,
): { tags: string; scripts: string } {
  const last = matches.findLast(({ route }) => modules[route.id]?.meta);
  const meta = last && modules[last.route.id]?.meta;
  if (!last || typeof meta !== "function") return { tags: "", scripts: "" };
  const shown = matches.map(({ route: { id }, params, pathname }) => ({
    id,
    params,
    pathname,
    loaderData: loaderData[id],
  }));
  const descriptors: MetaDescriptor[] = meta({
    loaderData: loaderData[last.route.id],
    params: last.params,
    location,
    matches: shown,
  });
  const scripts = descriptors.filter((each) => "script:ld+json" in each);
  return {
    tags: descriptors.map(tagOf).join(""),
    scripts: scripts
      .map((each) => asInScript(JSON.stringify((each as Attributes)["script:ld+json"])))
      .map((json) => `<script type="application/ld+json">${json}</script>`)
      .join(""),
  };
}

function tagOf(descriptor: MetaDescriptor): string {
  if ("script:ld+json" in descriptor) return "";
  if ("title" in descriptor && !("tagName" in descriptor))
    return `<title>${escapedByReact(String(descriptor.title))}</title>`;
  const { tagName = "meta", ...attributes } = descriptor as Attributes & { tagName?: string };
  return `<${tagName}${Object.entries(attributes).map(attribute).join("")}/>`;
}

function attribute([name, value]: [string, unknown]): string {
  return value === undefined || value === null ? "" : ` ${name}="${escapedByReact(String(value))}"`;
}
