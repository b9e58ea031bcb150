import { ArrowLeft } from "lucide-react";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { createPortal } from "react-dom";
import { Link, useLocation } from "react-router";
import { useSite } from "#app/site/site.ts";
import { useSession } from "#features/members/session.ts";
import { m } from "#messages";
import { HelpLink } from "../help/help-link.tsx";
import { screenAt, sectionOf } from "./screens.ts";
import { SearchButton } from "./search-button.tsx";

/** Who looks at the page; `unknown` is what the server renders. */
export type Viewer = "unknown" | "admin" | "other";
type Bar = { bar: HTMLElement | null; setList(path: string | undefined): void };

export const WritingBarContext = createContext<Bar>({ bar: null, setList() {} });

type WritingBarProps = {
  viewer: Viewer;
  /** The list that the form belongs to, if the form says so. */
  list: string | undefined;
  slot(element: HTMLElement | null): void;
  onSearch(): void;
};

/** The bar above the form of a document: the way back to its list, and the name of the screen. */
export function WritingBar({ viewer, list, slot, onSearch }: WritingBarProps) {
  const { pathname } = useLocation();
  const { name } = useSite();
  const to = list ?? sectionOf(pathname);
  const isAdmin = viewer === "admin";
  return (
    <header className="no-print z-40 border-b border-hairline bg-ground lg:sticky lg:top-0">
      <div className="page flex h-12 items-center gap-1">
        {viewer === "unknown" && <span aria-hidden className="for-members" />}
        {viewer !== "unknown" && (
          <Link
            to={isAdmin ? to : "/"}
            className="-ms-2.5 flex min-h-11 min-w-0 shrink-0 items-center gap-1.5 rounded-base px-2.5 text-small font-medium text-muted hover:bg-sunken hover:text-ink max-sm:max-w-36"
          >
            <ArrowLeft aria-hidden className="size-4 shrink-0" />
            <span dir="auto" className="truncate">
              {isAdmin ? (screenAt(to)?.text() ?? m.adminFrame.overview()) : name}
            </span>
          </Link>
        )}
        <div ref={slot} className="flex min-w-0 grow items-center" />
        <HelpLink screen={to} newTab />
        {isAdmin && (
          <SearchButton
            onSearch={onSearch}
            className="-me-2.5 min-h-11 shrink-0 gap-2 px-3 hover:bg-sunken"
            nameClassName="sr-only"
            keysClassName="max-lg:hidden"
          />
        )}
      </div>
    </header>
  );
}

/** The heading of a form, shown in the bar. After logging out, the form is hidden. */
export function ScreenTitle({ list, children }: { list: string; children: ReactNode }) {
  const { bar, setList } = useContext(WritingBarContext);
  const session = useSession();
  const isHidden = session.state === "visitor" && session.farewell === undefined;
  useEffect(() => {
    setList(list);
    return () => setList(undefined);
  }, [list, setList]);
  return (
    bar &&
    !isHidden &&
    createPortal(
      <h1 className="min-w-0 border-s border-hairline ps-3 text-small font-semibold">
        <span dir="auto" className="block truncate">
          {children}
        </span>
      </h1>,
      bar,
    )
  );
}
