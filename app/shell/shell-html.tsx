import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { Piece } from "#core/page-pieces.ts";
import { PagePlaceContext } from "#ui/page-place.ts";
import { OwnTexts } from "../site/own-texts.tsx";
import { placeOfSite, type Site } from "../site/site.ts";
import { Footer } from "./footer.tsx";
import { NavigationBar } from "./navigation-bar.tsx";

const maxShells = 50; // one for each link of the bar, and some for a site that has just been changed
const elsewhere = "/-"; // a path that no link of the bar leads to

const shells = new Map<string, { bar: string; footer: string }>();

/** Rendered once for each site and current link. `facts`: the site as text. */
export function shellOf(site: Site, facts: string, path: string): { bar: string; footer: string } {
  const pathname = site.menu.bar.some(({ to, links = [] }) =>
    [to, ...links.map((link) => link.to)].includes(path),
  )
    ? path
    : elsewhere;
  const key = pathname + facts;
  const known = shells.get(key);
  if (known) return known;
  if (shells.size >= maxShells) shells.clear();
  const render = (part: ReactNode) =>
    renderToString(
      <OwnTexts site={site}>
        <PagePlaceContext value={placeOfSite(site)}>
          <StaticRouter location={pathname}>{part}</StaticRouter>
        </PagePlaceContext>
      </OwnTexts>,
    );
  const made = { bar: render(<NavigationBar site={site} />), footer: render(<Footer site={site} />) };
  shells.set(key, made);
  return made;
}

/** Puts kept texts in the place of slots, which must be in the order of the page. */
export function filled(html: string, slots: [slot: string, text: string][]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const [slot, text] of slots) {
    const at = html.indexOf(slot, done);
    if (at < 0) continue;
    pieces.push({ html: html.slice(done, at), isKept: false }, { html: text, isKept: true });
    done = at + slot.length;
  }
  return [...pieces, { html: html.slice(done), isKept: false }];
}
