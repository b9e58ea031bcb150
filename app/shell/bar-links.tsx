import { ChevronDown } from "lucide-react";
import { useContext } from "react";
import { useLocation } from "react-router";
import type { Settings } from "#core/settings.ts";
import { classes } from "#ui/classes.ts";
import { PlaceLink } from "#ui/place-link.tsx";
import { placeLinks } from "./bar-fit.ts";
import type { PageLink } from "./links.ts";
import { NextPath } from "./shell-slots.tsx";

const longLabel = 24; // characters

type BarLinksProps = { links: PageLink[]; fonts: Settings["appearance"]["fonts"]; className?: string };

/** The links of the bar. Those that do not fit are under "More", which opens without a script. */
export function BarLinks({ links, fonts, className = "hidden bar:block" }: BarLinksProps) {
  const location = useLocation();
  const pathname = useContext(NextPath) ?? location.pathname;
  const { bar, more } = placeLinks(links, fonts);
  const end = Math.max(0, ...more.map(({ from = 0 }) => from));
  return (
    <nav
      aria-label="Main"
      className={classes(
        "ml-auto h-full",
        className,
        more.length > 0 ? "@container/bar min-w-[38rem] grow basis-0" : "shrink-0",
      )}
    >
      <ul className="flex h-full justify-end gap-5">
        {bar.map(({ to, text, from }) => (
          <li key={to} className={classes("min-w-0", from !== undefined && `@max-[${from}rem]/bar:hidden`)}>
            <PlaceLink
              to={to}
              dir="auto"
              title={text.length > longLabel ? text : undefined}
              aria-current={pathname === to ? "page" : undefined}
              className="block max-w-56 truncate text-small leading-18 font-medium hover:text-brand aria-[current]:shadow-[inset_0_-3px_0_var(--color-accent)] aria-[current]:font-semibold aria-[current]:text-brand"
            >
              {text}
            </PlaceLink>
          </li>
        ))}
        {more.length > 0 && (
          <li className={`shrink-0 @min-[${end}rem]/bar:hidden`}>
            <details data-menu className="group/more relative h-full">
              <summary className="-mr-2 flex h-full list-none items-center gap-1 rounded-base px-2 text-small font-medium hover:text-brand">
                More
                <ChevronDown aria-hidden className="size-4 group-open/more:rotate-180" />
              </summary>
              <ul className="absolute top-full right-0 max-h-[calc(100dvh-5rem)] w-72 overflow-y-auto rounded-b-base border border-hairline bg-ground py-2 shadow-soft">
                {more.map(({ to, text, from = 0 }) => (
                  <li key={to} className={`@min-[${from}rem]/bar:hidden`}>
                    <PlaceLink
                      to={to}
                      dir="auto"
                      aria-current={pathname === to ? "page" : undefined}
                      className="flex min-h-11 items-center px-5 py-2 text-small font-medium wrap-anywhere -outline-offset-3 hover:bg-sunken hover:text-brand aria-[current]:font-semibold aria-[current]:text-accent"
                    >
                      {text}
                    </PlaceLink>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </nav>
  );
}
