import { use } from "react";
import { type LinkProps, Link as RouterLink } from "react-router";
import { linkFrom } from "#core/site-languages.ts";
import { PagePlaceContext } from "./page-place.ts";

type OwnProps = {
  /** Of the document that it leads to: its page may be in another language of the site. */
  language?: string;
};

/** A link within the site. The server needs no router for a path, which takes most of the time of a link. */
export function Link({
  to,
  language,
  replace,
  reloadDocument,
  preventScrollReset,
  ...rest
}: LinkProps & OwnProps) {
  const place = use(PagePlaceContext);
  const isPath = typeof to === "string" && to.startsWith("/");
  const link = place && isPath ? linkFrom(place, to, language) : undefined;
  if (isPath && (import.meta.env.SSR || (link && link.path === undefined)))
    return <a {...rest} href={link?.href ?? to} />;
  const routing = { replace, reloadDocument, preventScrollReset };
  return <RouterLink to={link?.path ?? to} discover="none" {...routing} {...rest} />;
}
