import { ChevronDown } from "lucide-react";
import { type CSSProperties, useContext } from "react";
import type { Settings } from "#core/settings.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { usePath } from "#ui/page-place.ts";
import { PlaceLink } from "#ui/place-link.tsx";
import { fitLinks, minWidth } from "./bar-fit.ts";
import { labelIn, type PageLink } from "./links.ts";
import { NextPath } from "./shell-slots.tsx";

const longLabel = 24; // characters

const panel =
  "absolute top-full max-h-[calc(100dvh-5rem)] w-72 overflow-y-auto rounded-b-base border border-hairline bg-ground py-2 shadow-soft";

type BarLinksProps = {
  links: PageLink[];
  fonts: Settings["appearance"]["fonts"];
  /** What the name beside them needs, in rem. */
  brand?: number;
  className?: string;
};

/** The links of the bar. Those that do not fit are under "More", which opens without a script. */
export function BarLinks({ links, fonts, brand, className = "hidden bar:block" }: BarLinksProps) {
  const path = usePath();
  const pathname = useContext(NextPath) ?? path;
  const { bar, more } = fitLinks(links, fonts, brand);
  const end = Math.max(0, ...more.map(({ from = 0 }) => from));
  return (
    <nav
      aria-label={m.shell.main()}
      className={classes(
        "ms-auto h-full",
        className,
        more.length > 0 ? "@container/bar min-w-(--least) grow basis-0" : "shrink-0",
      )}
      style={more.length > 0 ? ({ "--least": `${minWidth(brand)}rem` } as CSSProperties) : undefined}
    >
      <ul className="flex h-full justify-end gap-5">
        {bar.map(({ to, text, from, links: below }) => (
          <li
            key={to}
            className={classes(
              below ? "relative flex" : "min-w-0",
              from !== undefined && `@max-[${from}rem]/bar:hidden`,
            )}
          >
            <PlaceLink
              to={to}
              {...labelIn("bar", text)}
              title={text.length > longLabel ? text : undefined}
              aria-current={pathname === to ? "page" : undefined}
              className="block max-w-56 truncate text-small leading-18 font-medium hover:text-brand aria-[current]:[box-shadow:inset_0_-3px_0_var(--color-accent)] aria-[current]:font-semibold aria-[current]:text-brand"
            >
              {text}
            </PlaceLink>
            {below && <LinksBelow text={text} links={below} />}
          </li>
        ))}
        {more.length > 0 && (
          <li className={`shrink-0 @min-[${end}rem]/bar:hidden`}>
            <details data-menu className="group/more relative h-full">
              <summary className="-me-2 flex h-full list-none items-center gap-1 rounded-base px-2 text-small font-medium hover:text-brand">
                {m.shell.more()}
                <ChevronDown aria-hidden className="size-4 group-open/more:rotate-180" />
              </summary>
              <ul className={`end-0 ${panel}`}>
                {more.map(({ from = 0, ...link }) => (
                  <PanelLink key={link.to} link={link} className={`@min-[${from}rem]/bar:hidden`} />
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Opens without a script. */
function LinksBelow({ text, links }: { text: string; links: PageLink[] }) {
  return (
    <details data-menu className="group/below h-full">
      <summary
        aria-label={m.shell.moreIn({ text })}
        className="-me-1.5 flex h-full w-7 list-none items-center justify-center rounded-base hover:text-brand"
      >
        <ChevronDown aria-hidden className="size-4 group-open/below:rotate-180" />
      </summary>
      <ul className={`start-0 ${panel}`}>
        {links.map((link) => (
          <PanelLink key={link.to} link={link} />
        ))}
      </ul>
    </details>
  );
}

type PanelLinkProps = { link: PageLink; className?: string; isBelow?: boolean };

function PanelLink({ link: { to, text, links = [] }, className, isBelow }: PanelLinkProps) {
  const pathname = usePath();
  return (
    <li className={className}>
      <PlaceLink
        to={to}
        {...labelIn("bar", text)}
        aria-current={pathname === to ? "page" : undefined}
        className={classes(
          "flex min-h-11 items-center py-2 pe-5 text-small font-medium wrap-anywhere -outline-offset-3 hover:bg-sunken hover:text-brand aria-[current]:font-semibold aria-[current]:text-accent",
          isBelow ? "ps-9" : "ps-5",
        )}
      >
        {text}
      </PlaceLink>
      {links.length > 0 && (
        <ul>
          {links.map((below) => (
            <PanelLink key={below.to} link={below} isBelow />
          ))}
        </ul>
      )}
    </li>
  );
}
