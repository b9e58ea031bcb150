import { type ReactNode, use, useContext, useEffect } from "react";
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from "react-router";
import { api } from "#core/api.ts";
import { directionOf, isForeignToInterface } from "#core/language.ts";
import { useSession } from "#features/members/session.ts";
import { messageLanguage } from "#messages";
import { useAddress } from "#ui/page-place.ts";
import { TimeZone } from "#ui/time-zone.tsx";
import type { Route } from "./+types/root.ts";
import "./app.css";
import "./first-policy.ts";
import { fontPairs } from "./font-pairs.ts";
import { hydrateScript, markHydrated } from "./hydrate-on-interaction.ts";
import { FollowScript, Nonce } from "./nonce.tsx";
import { frameSlots, LayoutPart } from "./page/layout-part.tsx";
import { placeText } from "./page/page-place.ts";
import { prefetchPages } from "./prefetch-pages.ts";
import { closeMenuScript } from "./shell/close-menu.ts";
import { Failure } from "./shell/failure.tsx";
import { isAdminRoute, markRail } from "./shell/rail.ts";
import { Shell } from "./shell/shell.tsx";
import { OwnTexts } from "./site/own-texts.tsx";
import { withRouteErrors } from "./site/route-errors.ts";
import { isSiteChanged, noteChanges, placeOfSite, siteIsShown, useSite } from "./site/site.ts";
import { useAllFonts } from "./use-all-fonts.ts";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { useStyle } from "./use-style.ts";

const read = ({ context }: Route.LoaderArgs) => withRouteErrors(context.get(api).institute.site());

export { read as loader };

export const clientLoader = (args: Route.ClientLoaderArgs) => noteChanges(read(args));

export const shouldRevalidate = isSiteChanged;

export const links: LinksFunction = () => [{ rel: "manifest", href: "/manifest.webmanifest" }];

// Before the first paint, so that members do not see the page of a visitor.
const markMembers =
  "try{localStorage.token&&document.documentElement.setAttribute('data-signed-in','')}catch(e){}";

// Draws the shadow of the bar, even before hydration.
const markScrolled =
  "addEventListener('scroll',()=>document.documentElement.toggleAttribute('data-scrolled',scrollY>10),{passive:true})";

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(Nonce);
  const follow = useContext(FollowScript);
  const site = useSite();
  useEffect(() => siteIsShown(site), [site]);
  const { name, language, timeZone, appearance } = site;
  const address = useAddress();
  const style = useStyle(appearance);
  const forAdmins = useMatches().some(isAdminRoute) ? `;${markRail}` : "";
  const shown = isForeignToInterface(language) ? messageLanguage() : language;
  const part = use(LayoutPart);
  const content = (
    <OwnTexts site={site}>
      <TimeZone value={timeZone}>{part === "frame" ? frameSlots.content.element : children}</TimeZone>
    </OwnTexts>
  );
  if (part === "inside") return <Inside>{content}</Inside>;
  return (
    <html
      lang={shown}
      dir={directionOf(shown) === "rtl" ? "rtl" : undefined}
      data-place={placeText(placeOfSite(site))}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1513" />
        <script nonce={nonce} suppressHydrationWarning>
          {`${markMembers};${markScrolled};${closeMenuScript}${forAdmins}${follow}`}
        </script>
        {part === "frame" ? (
          <>
            {frameSlots.tags.element}
            {frameSlots.scripts.element}
          </>
        ) : (
          <Meta />
        )}
        <SiteIcons version={appearance.icons} />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={name}
          href={address("/opensearch.xml")}
        />
        <Links />
        <Fonts pair={fontPairs[appearance.fonts]} />
        {style && (
          <style nonce={nonce} suppressHydrationWarning>
            {style}
          </style>
        )}
      </head>
      <body>
        {content}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <script nonce={nonce} suppressHydrationWarning>
          {hydrateScript}
        </script>
        <Hydrated />
      </body>
    </html>
  );
}

/** The page without its frame. */
function Inside({ children }: { children: ReactNode }) {
  return (
    <html lang={messageLanguage()}>
      <head />
      <body>
        {children}
        {null}
        {null}
        {null}
        {null}
      </body>
    </html>
  );
}

/** The server puts the declarations that a page needs in place of the sheet. The files load after the first pictures. */
function Fonts({ pair: { sheet, files } }: { pair: (typeof fontPairs)["source"] }) {
  return (
    <>
      <link id="fonts" rel="stylesheet" href={sheet} />
      {files.map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
          fetchPriority="low"
        />
      ))}
    </>
  );
}

/** The version in the URL makes browsers load a changed icon. */
function SiteIcons({ version }: { version: string }) {
  const suffix = version && `?v=${version}`;
  return (
    <>
      {version ? (
        <link rel="icon" type="image/png" sizes="192x192" href={`/icon-192.png${suffix}`} />
      ) : (
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      )}
      <link rel="apple-touch-icon" href={`/apple-touch-icon.png${suffix}`} />
    </>
  );
}

/** Clicks are repeated once it is known who reads, so that a member is not asked to log in. */
function Hydrated() {
  const { state, member } = useSession();
  const isKnown = state !== "unknown" && state !== "loading";
  const role = member?.role;
  useEffect(() => {
    if (isKnown) markHydrated();
  }, [isKnown]);
  useEffect(() => {
    if (role) prefetchPages(role);
  }, [role]);
  return null;
}

export default function App() {
  useAllFonts();
  useFocusOnNavigation();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <Failure error={error} />
    </Shell>
  );
}
