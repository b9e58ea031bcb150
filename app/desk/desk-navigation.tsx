import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { manageLinks } from "./links.ts";

/** The way from a screen of admins to those on which they manage: a line that can be pushed aside where it is longer than the screen. */
export function DeskNavigation() {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (list.current && here) list.current.scrollLeft = here.offsetLeft - list.current.offsetLeft - 40;
  }, [pathname]);

  return (
    <nav aria-label="Manage" className="no-print border-b border-hairline bg-sunken">
      <ul ref={list} className="page flex gap-x-1 overflow-x-auto [scrollbar-width:none]">
        {manageLinks.map(({ to, text }) => (
          <li key={to} className="shrink-0 first:-ml-3">
            <Link
              to={to}
              aria-current={pathname === to ? "page" : undefined}
              className="inline-flex min-h-12 items-center border-b-2 border-transparent px-3 pt-0.5 text-small font-semibold text-muted -outline-offset-2 hover:text-brand aria-[current]:border-accent aria-[current]:text-ink"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
