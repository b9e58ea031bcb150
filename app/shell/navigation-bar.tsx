import { HeartHandshake, Languages, Search } from "lucide-react";
import { use } from "react";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { PagePlaceContext } from "#ui/page-place.ts";
import type { Site } from "../site/site.ts";
import { Account } from "./account.tsx";
import { BarLinks } from "./bar-links.tsx";
import { BrandLink } from "./brand.tsx";
import { brandOf } from "./brand-fit.ts";
import { Menu } from "./menu.tsx";
import { languagesId } from "./page-languages.tsx";

export function NavigationBar({ site }: { site: Site }) {
  const { menu, donation, appearance } = site;
  const brand = brandOf(site);
  return (
    <header
      data-long-name={brand.size === "large" ? undefined : ""}
      className="no-print top-0 [@media(min-height:25rem)]:sticky z-40 border-b border-hairline bg-ground transition-shadow in-data-scrolled:border-transparent in-data-scrolled:shadow-soft"
    >
      <div className="page flex h-16 items-center gap-3 sm:gap-4 bar:h-18 bar:gap-6">
        <BrandLink site={site} />
        {menu.bar.length > 0 ? (
          <BarLinks links={menu.bar} fonts={appearance.fonts} brand={brand.width} />
        ) : (
          <span className="grow" />
        )}
        <Link
          to="/search"
          aria-label={m.search.link()}
          title={m.search.link()}
          className="-me-2 ms-auto flex size-11 shrink-0 items-center justify-center rounded-base hover:bg-sunken hover:text-brand bar:-mx-4"
        >
          <Search aria-hidden className="size-5" />
        </Link>
        <LanguagesLink />
        <div className="hidden w-[min(21rem,12rem+(100vw-70rem)*0.6)] shrink-0 items-center justify-end gap-2 bar:flex">
          {donation && (
            <LinkButton variant="outline" to={donation} className="shrink-0 px-3!">
              <HeartHandshake aria-hidden className="size-5 text-accent" />
              <span className="sr-only min-[88rem]:not-sr-only">{m.shell.donate()}</span>
            </LinkButton>
          )}
          <Account />
        </div>
        <Menu links={menu.bar} donation={donation} />
      </div>
    </header>
  );
}

/** The list of languages is at the end of the page, where it knows the page. */
function LanguagesLink() {
  if (!use(PagePlaceContext)) return null;
  return (
    <a
      href={`#${languagesId}`}
      aria-label={m.shell.languages()}
      title={m.shell.languages()}
      className="-mx-2 flex size-11 shrink-0 items-center justify-center rounded-base hover:bg-sunken hover:text-brand bar:-mx-4"
    >
      <Languages aria-hidden className="size-5" />
    </a>
  );
}
