import { type LinkProps, Link as RouterLink } from "react-router";

/** A link within the site. The server needs no router for a path, which takes most of the time of a link. */
export function Link({ to, replace, reloadDocument, preventScrollReset, ...rest }: LinkProps) {
  if (import.meta.env.SSR && typeof to === "string" && to.startsWith("/")) return <a {...rest} href={to} />;
  const routing = { replace, reloadDocument, preventScrollReset };
  return <RouterLink to={to} discover="none" {...routing} {...rest} />;
}
