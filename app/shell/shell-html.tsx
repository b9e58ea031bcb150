import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { Site } from "../site.ts";
import { Footer } from "./footer.tsx";
import { barLinks } from "./links.ts";
import { NavigationBar } from "./navigation-bar.tsx";
import { barSlot, footerSlot } from "./shell-slots.tsx";

const mostShells = 50; // one for each link of the bar, and some for a site that has just been changed
const elsewhere = "/-"; // a path that no link of the bar leads to

const shells = new Map<string, { bar: string; footer: string }>();

/** Fills the slots of a rendered page. Bar and footer are rendered once for each site and link that is marked. */
export function withShell(html: string, site: Site, pathname: string): string {
  const { bar, footer } = shellOf(site, barLinks.some(({ to }) => to === pathname) ? pathname : elsewhere);
  return html.replace(barSlot.html, () => bar).replace(footerSlot.html, () => footer);
}

function shellOf(site: Site, pathname: string) {
  const key = pathname + JSON.stringify(site);
  const known = shells.get(key);
  if (known) return known;
  if (shells.size >= mostShells) shells.clear();
  const render = (part: ReactNode) => renderToString(<StaticRouter location={pathname}>{part}</StaticRouter>);
  const made = { bar: render(<NavigationBar site={site} />), footer: render(<Footer site={site} />) };
  shells.set(key, made);
  return made;
}
