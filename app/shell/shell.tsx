import { lazy, type ReactNode, Suspense, useContext } from "react";
import { useNavigation } from "react-router";
import { mainPathOf } from "#core/site-languages.ts";
import { useSession } from "#features/members/session.ts";
import { m } from "#messages";
import { PagePlaceContext } from "#ui/page-place.ts";
import { useSite } from "../site/site.ts";
import { Announcement } from "./announcement.tsx";
import { Footer } from "./footer.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { PageLanguages } from "./page-languages.tsx";
import { barSlot, footerSlot, NextPath, ShellSlots } from "./shell-slots.tsx";

// Readers do not load it. The page is complete without it.
const AdminMenu = lazy(() => import("./admin-menu.tsx").catch(() => ({ default: () => null })));

type ShellProps = {
  /** Leaves out bars and footer. */
  bare?: boolean;
  children: ReactNode;
};

export function Shell({ bare = false, children }: ShellProps) {
  const site = useSite();
  const place = useContext(PagePlaceContext);
  const { member } = useSession();
  const { location: next } = useNavigation();
  const hasSlots = useContext(ShellSlots);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {!bare && <Announcement announcement={site.announcement} />}
      {!bare &&
        (hasSlots ? (
          barSlot.element
        ) : (
          <NextPath value={next && mainPathOf(place, next.pathname)}>
            <NavigationBar site={site} />
          </NextPath>
        ))}
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      {!bare && <PageLanguages />}
      {!bare && (hasSlots ? footerSlot.element : <Footer site={site} />)}
      {member?.role === "admin" && !bare && (
        <Suspense>
          <AdminMenu />
        </Suspense>
      )}
    </div>
  );
}

/** The shell of pages that bring a main area and all that surrounds it. */
export function BareShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      {children}
    </>
  );
}

function SkipLink() {
  return (
    <a
      href="#main"
      className="no-print fixed top-3 start-3 z-50 -translate-y-20 rounded-base bg-brand px-4 py-3 text-small font-semibold text-on-brand focus:translate-y-0"
    >
      {m.shell.skipToContent()}
    </a>
  );
}
