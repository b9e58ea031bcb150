import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { Link, useLocation } from "react-router";
import { messageLanguage } from "#messages";
import { classes } from "#ui/classes.ts";
import { useShortcut } from "../use-shortcut.ts";
import { Brand } from "./brand.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { Rail, railWidth } from "./rail.tsx";
import { isWriting } from "./screens.ts";
import { WaitingProvider } from "./waiting.tsx";
import { type Viewer, WritingBar, WritingBarContext } from "./writing-bar.tsx";

/** The administration is translated into fewer languages than readers' pages, and otherwise in English. */
const languages = ["ar", "en", "es", "fr"];

const Palette = lazy(() => import("../palette/palette.tsx"));

/**
 * What surrounds every screen of the administration, in place of the public bar and footer. The main area keeps its
 * place when the viewer changes, so that an open form stays.
 */
export function Frame({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const { pathname } = useLocation();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [list, setList] = useState<string>();
  const [isSearching, setSearching] = useState(false);
  const search = useCallback(() => setSearching(true), []);
  const isAdmin = viewer === "admin";
  const isForm = isWriting(pathname);
  useShortcut("k", search, isAdmin); // in a text the same keys make a link

  function surroundings(): ReactNode {
    if (isForm) return <WritingBar viewer={viewer} list={list} slot={setBar} onSearch={search} />;
    if (viewer === "unknown") return <Outline />;
    if (!isAdmin) return <BrandBar />;
    return (
      <WaitingProvider>
        <Rail onSearch={search} />
        <PhoneBar onSearch={search} />
      </WaitingProvider>
    );
  }

  return (
    <WritingBarContext value={{ bar, setList }}>
      <div
        lang={languages.includes(messageLanguage()) ? undefined : "en"}
        className={classes(
          "flex min-h-dvh flex-col",
          isForm ? "lg:[--bar:3rem]" : "max-lg:[--bar:3rem]",
          !isForm && viewer !== "other" && "lg:flex-row print:block",
        )}
      >
        {surroundings()}
        <main id="main" tabIndex={-1} className="min-w-0 grow">
          {children}
        </main>
      </div>
      {isAdmin && isSearching && (
        <Suspense>
          <Palette onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </WritingBarContext>
  );
}

/** The space of rail and bar, so that nothing moves when they come. */
function Outline() {
  return (
    <header aria-hidden className="no-print contents">
      <div className={`for-members ${railWidth} h-dvh border-e border-hairline bg-sunken max-lg:hidden!`} />
      <div className="for-members h-12 border-b border-hairline lg:hidden!" />
    </header>
  );
}

/** The bar for people who may not see the administration. */
function BrandBar() {
  return (
    <header className="no-print border-b border-hairline">
      <div className="page flex h-14 items-center">
        <Link to="/" className="flex min-h-11 min-w-0 items-center gap-3">
          <Brand className="truncate" />
        </Link>
      </div>
    </header>
  );
}
