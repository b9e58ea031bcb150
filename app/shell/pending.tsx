import { type ReactNode, useContext, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { mainPathOf } from "#core/site-languages.ts";
import { m } from "#messages";
import { PagePlaceContext } from "#ui/page-place.ts";
import { HomeSkeleton } from "../pages/home/skeleton.tsx";

const patience = 150; // milliseconds before a page that is on its way is announced

/** Shows the skeleton of the next page while it loads, or else the old page and a progress line. */
export function Pending({ isAdmin, children }: { isAdmin: boolean; children: ReactNode }) {
  const place = useContext(PagePlaceContext);
  const { state, location } = useNavigation();
  const from = usePathAfter(
    state === "loading" && location ? mainPathOf(place, location.pathname) : undefined,
  );
  if (from === "/" && !isAdmin) return <HomeSkeleton />;
  if (from?.startsWith("/photography/") && !isAdmin) return <Spinner />;
  return (
    <>
      {from && (
        <div
          aria-hidden
          className="no-print fixed inset-x-0 top-0 z-50 h-0.75 origin-left rtl:origin-right animate-advance bg-accent"
        />
      )}
      {children}
    </>
  );
}

function usePathAfter(path: string | undefined): string | undefined {
  const [waited, setWaited] = useState<string>();
  useEffect(() => {
    const timer = path && setTimeout(() => setWaited(path), patience);
    return () => {
      clearTimeout(timer || undefined);
      setWaited(undefined);
    };
  }, [path]);
  return waited === path ? waited : undefined;
}

function Spinner() {
  return (
    <div role="status" className="flex min-h-[60vh] items-center justify-center">
      <span className="size-10 animate-spin rounded-full border-3 border-hairline border-t-brand" />
      <span className="sr-only">{m.common.loading()}</span>
    </div>
  );
}
