import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import type { Site } from "./site.ts";

type Arguments = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
  error?: unknown;
};

type Head = {
  /** Without the name of the site; none on the home page. */
  title?: string;
  description: string;
  /** Path and query of the one address of this page; the path unless given. Null: the page has none. */
  path?: string | null;
  /** Address of a picture on this site. */
  image?: string;
  type?: "website" | "article";
};

/** What a page says in its head: title, description, canonical address, and the same for those who link to it. */
export function head({ matches, location }: Arguments, page: Head): MetaDescriptor[] {
  const site = matches.find((match) => match?.id === "root")?.loaderData as Site | undefined;
  const name = site?.name ?? "Research Institute";
  const title = page.title ? `${page.title} | ${name}` : name;
  const described = [
    { title },
    { name: "description", content: page.description },
    { property: "og:site_name", content: name },
    { property: "og:title", content: page.title ?? name },
    { property: "og:description", content: page.description },
    { property: "og:type", content: page.type ?? "website" },
  ];
  if (!site || page.path === null) return [...described, { name: "robots", content: "noindex" }];
  const address = site.url + (page.path ?? location.pathname);
  return [
    ...described,
    { property: "og:url", content: address },
    ...(page.image ? [{ property: "og:image", content: site.url + page.image }] : []),
    { tagName: "link", rel: "canonical", href: address },
  ];
}

/** The head of a page that is not there or could not be made. `absent` says what is not there. */
export function headOfFailure(args: Arguments, absent = "Page not found"): MetaDescriptor[] {
  const gone = isRouteErrorResponse(args.error) && args.error.status < 500;
  const title = gone ? absent : "Something went wrong";
  return head(args, { title, description: "There is nothing to read at this address.", path: null });
}
