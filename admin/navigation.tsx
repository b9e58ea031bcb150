import { Link, useLocation } from "react-router";
import { manageLinks } from "#app/shell/links.ts";
import { useScrollToLink } from "./use-scroll-to-link.ts";

/** A shadow at each end that can be scrolled to: the first two gradients scroll with the list and cover it. */
const scrollShadow =
  "bg-no-repeat [background-attachment:local,local,scroll,scroll] [background-position:left,right,left,right] [background-size:2rem_100%,2rem_100%,.75rem_100%,.75rem_100%] [background-image:linear-gradient(to_right,var(--color-sunken)_30%,transparent),linear-gradient(to_left,var(--color-sunken)_30%,transparent),linear-gradient(to_right,rgb(0_0_0/.2),transparent),linear-gradient(to_left,rgb(0_0_0/.2),transparent)]";

const overviewLink = { to: "/admin", text: "Overview" };

/** The list that a page belongs to, by the first part of its path. Articles and events share one form. */
const belongsTo: Record<string, string> = {
  ...{ "manage-registrations": "/manage-events", "door-list": "/manage-events" },
  ...{ "create-photography": "/manage-collections", "edit-photography": "/manage-collections" },
  ...{ "create-page": "/manage-pages", "edit-page": "/manage-pages" },
  ...{ "create-person": "/manage-people", "edit-person": "/manage-people" },
};

export function AdminNavigation() {
  const { pathname } = useLocation();
  const section = belongsTo[pathname.split("/")[1] ?? ""] ?? pathname;
  const list = useScrollToLink<HTMLUListElement>(section);

  return (
    <nav aria-label="Administration" className="no-print border-b border-hairline bg-sunken">
      <div className="page flex items-center gap-x-8">
        <p aria-hidden className="caps shrink-0 text-accent max-lg:hidden">
          Administration
        </p>
        <ul ref={list} className={`flex grow gap-x-6 overflow-x-auto [scrollbar-width:none] ${scrollShadow}`}>
          {[overviewLink, ...manageLinks].map(({ to, text }) => (
            <li key={to} className="shrink-0">
              <Link
                to={to}
                aria-current={to === section ? (to === pathname ? "page" : true) : undefined}
                className="inline-flex min-h-11 items-center border-b-2 border-transparent pt-0.5 text-small font-semibold text-muted -outline-offset-2 hover:text-brand aria-[current]:border-accent aria-[current]:text-ink"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
