import { Menu as MenuIcon, Search, X } from "lucide-react";
import { useSession } from "#features/members/session.ts";
import { m } from "#messages";
import { Button, LinkButton } from "#ui/button.tsx";
import { useAddress, usePath } from "#ui/page-place.ts";
import { PlaceLink } from "#ui/place-link.tsx";
import { Account } from "./account.tsx";
import { adminLinks, labelIn, type PageLink } from "./links.ts";

/** A `details` element opens without a script; `close-menu.ts` closes it. */
export function Menu({ links, donation }: { links: PageLink[]; donation: string }) {
  const { member } = useSession();

  return (
    <details data-menu className="group/menu bar:hidden">
      <summary className="-me-2.5 flex min-h-11 list-none items-center gap-2 rounded-base px-2.5 text-small font-semibold hover:bg-sunken">
        <span className="in-data-long-name:max-[30rem]:sr-only">{m.shell.menu()}</span>
        <MenuIcon aria-hidden className="size-5 group-open/menu:hidden" />
        <X aria-hidden className="hidden size-5 group-open/menu:block" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain border-y border-hairline bg-ground pb-6 shadow-soft">
        <MenuSearch />
        <nav aria-label={m.shell.menu()} className="page @container">
          <MenuLinks links={links} />
          {member?.role === "admin" && (
            <>
              <p id="admin-options" className="caps mt-6 text-accent">
                {m.adminShell.adminOptions()}
              </p>
              <MenuLinks links={adminLinks()} labelledBy="admin-options" />
            </>
          )}
        </nav>
        <div className="page flex flex-wrap items-center gap-3 pt-5">
          {donation && (
            <LinkButton variant="outline" to={donation}>
              {m.shell.donate()}
            </LinkButton>
          )}
          <Account />
        </div>
      </div>
    </details>
  );
}

/** A plain form: the shell is rendered without the router's data. */
function MenuSearch() {
  const address = useAddress();
  return (
    <search className="page block pt-4 pb-2">
      <form action={address("/search")} className="flex gap-2">
        <input
          type="search"
          name="q"
          aria-label={m.search.searchSite()}
          placeholder={m.search.placeholder()}
          maxLength={200}
          enterKeyHint="search"
          className="h-11 w-full min-w-0 rounded-base border border-control bg-surface px-3.5"
        />
        <Button type="submit" variant="outline" aria-label={m.search.submit()} className="shrink-0 px-3.5!">
          <Search aria-hidden className="size-4.5" />
        </Button>
      </form>
    </search>
  );
}

export function MenuLinks({ links, labelledBy }: { links: PageLink[]; labelledBy?: string }) {
  const pathname = usePath();
  return (
    <ul aria-labelledby={labelledBy} className="gap-x-8 @xl:grid @xl:grid-cols-2">
      {links.map(({ to, text, links: below }) => (
        <li key={to} className="border-b border-hairline">
          <PlaceLink
            to={to}
            {...labelIn("bar", text)}
            aria-current={pathname === to ? "page" : undefined}
            className="heading flex min-h-12 items-center py-1.5 text-h4 wrap-anywhere hover:text-brand aria-[current]:text-accent"
          >
            {text}
          </PlaceLink>
          {below && (
            <ul className="pb-2 ps-5">
              {below.map((link) => (
                <li key={link.to}>
                  <PlaceLink
                    to={link.to}
                    {...labelIn("bar", link.text)}
                    aria-current={pathname === link.to ? "page" : undefined}
                    className="flex min-h-11 items-center text-small font-medium wrap-anywhere hover:text-brand aria-[current]:text-accent"
                  >
                    {link.text}
                  </PlaceLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
