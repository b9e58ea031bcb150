import { PanelLeft } from "lucide-react";
import { useLayoutEffect, useState } from "react";
import { Link } from "react-router";
import { railKey } from "#app/shell/rail.ts";
import { useSite } from "#app/site/site.ts";
import { m } from "#messages";
import { store, stored } from "#ui/stored.ts";
import { Brand } from "./brand.tsx";
import { RailAccount } from "./rail-account.tsx";
import { OtherLinks, ScreenLinks } from "./screen-links.tsx";
import { SearchButton } from "./search-button.tsx";

export const railWidth = "w-60 shrink-0 rail-icons:w-14";

/** The menu at the left of wide windows. Below 80rem, and when it is closed, it shows icons. */
export function Rail({ onSearch }: { onSearch(): void }) {
  const { name } = useSite();
  const [isClosed, setClosed] = useState(() => stored("localStorage", railKey) === "closed");

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-rail-closed", isClosed);
  }, [isClosed]);

  function toggle(): void {
    setClosed(!isClosed);
    store("localStorage", railKey, isClosed ? "open" : "closed");
  }

  return (
    <header
      className={`${railWidth} no-print sticky top-0 flex h-dvh flex-col self-start border-e border-hairline bg-sunken max-lg:hidden`}
    >
      <div className="flex items-center gap-1 p-2 rail-icons:flex-col">
        <Link
          to="/"
          title={name}
          className="flex min-h-9 min-w-0 grow items-center gap-2.5 rounded-base p-1.5 -outline-offset-2 hover:bg-hairline/60"
        >
          <Brand className="line-clamp-2 text-[1rem] leading-[1.15] rail-icons:sr-only" />
        </Link>
        <button
          type="button"
          aria-label={m.adminFrame.wideMenu()}
          aria-pressed={!isClosed}
          title={isClosed ? m.adminFrame.showNames() : m.adminFrame.showIcons()}
          onClick={toggle}
          className="inline-flex size-8 shrink-0 items-center justify-center rounded-base text-muted -outline-offset-2 hover:bg-hairline/60 hover:text-ink max-[80rem]:hidden"
        >
          <PanelLeft aria-hidden className="size-4" />
        </button>
      </div>
      <div className="px-2 pb-2">
        <SearchButton
          onSearch={onSearch}
          className="min-h-9 w-full gap-2.5 border border-hairline bg-surface px-2 -outline-offset-2 hover:border-control"
          nameClassName="grow text-balance rail-icons:sr-only"
          keysClassName="shrink-0 rail-icons:hidden"
        />
      </div>
      <div className="min-h-0 grow overflow-y-auto px-2 pb-2">
        <ScreenLinks />
      </div>
      <div className="border-t border-hairline p-2">
        <OtherLinks />
        <RailAccount />
      </div>
    </header>
  );
}
