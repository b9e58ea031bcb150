import { ArrowUpRight } from "lucide-react";
import type { ComponentProps } from "react";
import { m } from "#messages";
import { Link } from "./link.tsx";

type PlaceLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** A path of this site, or a URL. */
  to: string;
};

/** A link to a page of this site, another site, an email address or a telephone number. */
export function PlaceLink({ to, children, ...rest }: PlaceLinkProps) {
  if (to.startsWith("/")) {
    return (
      <Link to={to} reloadDocument={isFile(to)} {...rest}>
        {children}
      </Link>
    );
  }
  if (!/^https?:/.test(to)) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} rel="noopener" {...rest}>
      {children}
      <ArrowUpRight aria-hidden className="ms-0.5 inline size-[0.9em] shrink-0" />
      <span className="sr-only"> {m.common.anotherSite()}</span>
    </a>
  );
}

/** True for files and API responses, which the app's router cannot open. */
function isFile(path: string): boolean {
  return /^\/api\/|\.\w+([?#]|$)/.test(path);
}
