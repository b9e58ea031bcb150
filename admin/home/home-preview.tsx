import { useSyncExternalStore } from "react";
import { EmptyHero } from "#app/pages/home/empty-hero.tsx";
import { HomeSections } from "#app/pages/home/sections.tsx";
import type { Settings } from "#core/settings.ts";
import { Hero } from "#features/blogs/hero.tsx";
import { m } from "#messages";
import { ScaledPage } from "../scaled-page.tsx";
import { PreviewPane } from "../settings/preview-pane.tsx";
import { useHome } from "./material.ts";
import { usePinned } from "./use-pinned.ts";

/** The page with the form's values, at the width of this window. */
export function HomePreview({ home }: { home: Settings["home"] }) {
  const width = useWindowWidth();
  const shown = useHome(home, usePinned(home.hero)?.blog);
  return (
    <PreviewPane>
      {shown ? (
        <ScaledPage width={width} label={m.adminHome.preview()} className="mt-3 max-h-[calc(100dvh-11rem)]">
          {shown.front.hero ? <Hero blog={shown.front.hero} level={2} /> : <EmptyHero titled={false} />}
          <HomeSections {...shown} level={2} />
        </ScaledPage>
      ) : (
        <p className="mt-3 text-muted">{m.common.loading()}</p>
      )}
    </PreviewPane>
  );
}

function useWindowWidth(): number {
  return useSyncExternalStore(subscribe, () => document.documentElement.clientWidth);
}

function subscribe(changed: () => void): () => void {
  window.addEventListener("resize", changed);
  return () => window.removeEventListener("resize", changed);
}
