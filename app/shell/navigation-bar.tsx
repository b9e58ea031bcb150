import { HeartHandshake, Search } from "lucide-react";
import { Link } from "react-router";
import { LinkButton } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Logo } from "#ui/logo.tsx";
import type { Site } from "../site.ts";
import { Account } from "./account.tsx";
import { BarLinks } from "./bar-links.tsx";
import { Menu } from "./menu.tsx";

const longName = 34; // characters

export function NavigationBar({ site: { name, menu, donation, appearance } }: { site: Site }) {
  return (
    <header className="no-print top-0 [@media(min-height:25rem)]:sticky z-40 border-b border-hairline bg-ground transition-shadow in-data-scrolled:border-transparent in-data-scrolled:shadow-soft">
      <div className="page flex h-16 items-center gap-4 bar:h-18 bar:gap-6">
        <Link to="/" className="flex min-h-11 min-w-0 items-center gap-3 bar:max-w-64">
          <Logo className="size-9 shrink-0" picture={appearance.logo} />
          <span
            className={classes(
              "heading line-clamp-3 leading-[1.12] tracking-[-0.012em]",
              name.length > longName ? "text-[0.9375rem]" : "text-[1.1875rem]",
            )}
          >
            {name}
          </span>
        </Link>
        {menu.bar.length > 0 ? (
          <BarLinks links={menu.bar} fonts={appearance.fonts} />
        ) : (
          <span className="grow" />
        )}
        <Link
          to="/search"
          aria-label="Search"
          title="Search"
          className="-mr-2 ml-auto flex size-11 shrink-0 items-center justify-center rounded-base hover:bg-sunken hover:text-brand bar:-mx-4"
        >
          <Search aria-hidden className="size-5" />
        </Link>
        <div className="hidden w-[min(21rem,12rem+(100vw-70rem)*0.6)] shrink-0 items-center justify-end gap-2 bar:flex">
          {donation && (
            <LinkButton look="outline" to={donation} className="shrink-0 px-3!">
              <HeartHandshake aria-hidden className="size-5 text-accent" />
              <span className="sr-only min-[88rem]:not-sr-only">Donate</span>
            </LinkButton>
          )}
          <Account />
        </div>
        <Menu links={menu.bar} donation={donation} />
      </div>
    </header>
  );
}
