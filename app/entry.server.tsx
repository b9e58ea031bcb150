import { renderToString } from "react-dom/server";
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import type { Api } from "#core/api.ts";
import { ApiContext, api, logFailure, pagePlace } from "#core/api.ts";
import { htmlOf, type Piece } from "#core/page-pieces.ts";
import { mainPathOf, type PagePlace } from "#core/site-languages.ts";
import { messageLanguage, messageLanguages } from "#messages";
import { KeepParts } from "#ui/kept.tsx";
import { PagePlaceContext } from "#ui/page-place.ts";
import { followLanguageScript } from "./follow-language.ts";
import { FollowScript, Nonce } from "./nonce.tsx";
import { headHtml } from "./page/head-html.ts";
import { LayoutPart } from "./page/layout-part.tsx";
import { translatedRoutes } from "./page/page-place.ts";
import { manifestIn } from "./page/translated-manifest.ts";
import { pages } from "./pages.ts";
import { keptParts } from "./shell/kept-html.tsx";
import { framed, frameOf } from "./shell/page-frame.tsx";
import { filled, shellOf } from "./shell/shell-html.tsx";
import { barSlot, footerSlot, ShellSlots } from "./shell/shell-slots.tsx";
import { type Site, siteIn } from "./site/site.ts";

type Context = {
  api: Api;
  nonce: string;
  place: PagePlace;
  prefix: string;
  /** Where the data for hydration goes: into the page, beside it, or nowhere, which saves writing it. */
  data: "inline" | "apart" | "none";
  failed: (error: unknown) => void;
  failedInPart: (error: unknown, message: string) => void;
  /** Lets the server answer other requests before the next slice of work. */
  pause: () => Promise<unknown>;
};
type RenderedPage = { status: number; headers: Headers; pieces: Piece[]; data: string };

const contextFor = createContext<Context & { isBuilt: boolean }>();
/** The rendered page as text: in the body of a Response it would be copied several times. */
const rendered = createContext<{ pieces: Piece[]; data: string }>();

const maxHandlers = 30; // one for each language, and some for a site that has just been changed

/** The renderer is made here and not by the server, so that page and handler share one copy of the router. */
export function renderer(build: ServerBuild, mode: "production" | "development") {
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>();
  return async (request: Request, ctx: Context): Promise<RenderedPage> => {
    const handle = handlerFor(ctx);
    const context = new RouterContextProvider();
    const page = { pieces: [], data: "" };
    context.set(api, ctx.api);
    context.set(pagePlace, severalOf(ctx.place));
    context.set(logFailure, ctx.failedInPart);
    context.set(contextFor, { ...ctx, isBuilt: mode === "production" });
    context.set(rendered, page);
    const response = await handle(request, context);
    const { status, headers, body } = response;
    const pieces = body ? [{ html: await response.text(), isKept: false }] : page.pieces;
    return { ...page, pieces, status, headers };
  };

  /** The paths of a language have its prefix, and words of its own. */
  function handlerFor({ prefix, place }: Context) {
    const key = JSON.stringify([prefix, prefix && place]);
    const known = handlers.get(key);
    if (known) return known;
    if (handlers.size >= maxHandlers) handlers.clear();
    const routes = withHiddenData(prefix ? translatedRoutes(build.routes, place) : build.routes);
    const made = createRequestHandler({ ...build, basename: `/${prefix}`, routes }, mode);
    handlers.set(key, made);
    return made;
  }
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { api: calls, nonce, place: of, pause, data: kept, isBuilt } = context.get(contextFor);
  const page = context.get(rendered);
  const { staticHandlerContext } = entry;
  if (kept === "none") staticHandlerContext.loaderData = shownData(staticHandlerContext.loaderData);
  else if (serverHandoffStream) page.data = await textOf(serverHandoffStream);
  await pause();
  const { loaderData, location, errors, matches } = staticHandlerContext;
  const site = siteIn(loaderData);
  const facts = messageLanguage() + JSON.stringify(site);
  const place = severalOf(of);
  const parts = keptParts(site, calls, place);
  const whole = (
    <Nonce value={nonce}>
      <FollowScript value={isOfApp(matches) ? followLanguageOf(site) : ""}>
        <ApiContext value={calls}>
          <ShellSlots value={true}>
            <KeepParts value={parts.keep}>
              <PagePlaceContext value={place}>
                <ServerRouter context={withMatchedRoutes(entry, isBuilt)} url={request.url} nonce={nonce} />
              </PagePlaceContext>
            </KeepParts>
          </ShellSlots>
        </ApiContext>
      </FollowScript>
    </Nonce>
  );
  const isFramed = isBuilt && !errors;
  const html = renderToString(isFramed ? <LayoutPart value="inside">{whole}</LayoutPart> : whole);
  const { bar, footer } = shellOf(site, facts, mainPathOf(place, location.pathname));
  const inside = filled(html, [[barSlot.html, bar], ...parts.slots(), [footerSlot.html, footer]]);
  const frameKey = [nonce, ...matches.map(({ route }) => route.id), facts].join();
  const pieces = isFramed
    ? framed(inside, frameOf(frameKey, whole), headHtml(staticHandlerContext, entry.routeModules))
    : inside;
  page.pieces = [{ html: "<!DOCTYPE html>", isKept: true }, ...pieces];
  if (kept === "inline") page.pieces = withScript(page.pieces, dataScript(page.data, nonce));
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(null, { status, headers });
}

const appPaths = new Set(pages.filter(({ app }) => app).map(({ path }) => path.slice(1)));

/** True for a page that is not only read. */
function isOfApp(matches: EntryContext["staticHandlerContext"]["matches"]): boolean {
  return appPaths.has(matches.at(-1)?.route.path?.replace(/^\//, "") ?? "");
}

function followLanguageOf({ mainLanguage, languages }: Site): string {
  return followLanguageScript({ language: mainLanguage, languages }, messageLanguages, messageLanguage());
}

/** Pages of a site with one language need no place. */
function severalOf(place: PagePlace): PagePlace | undefined {
  return place.languages.length > 0 ? place : undefined;
}

type Routes = ServerBuild["routes"];
type Data = Record<string, unknown>;

/** React Router serialises the data of every page, unless it cannot see it. */
function withHiddenData(routes: Routes): Routes {
  const hiding = Object.entries(routes).map(([id, route]) => {
    const { loader } = route?.module ?? {};
    if (!route || typeof loader !== "function") return [id, route];
    const hidden: typeof loader = async (args) => {
      const value = await loader(args);
      const isHidden = args.context.get(contextFor).data === "none";
      return isHidden ? Object.defineProperty({}, "value", { value }) : value;
    };
    return [id, { ...route, module: { ...route.module, loader: hidden } }];
  });
  return Object.fromEntries(hiding);
}

function shownData(data: Data): Data {
  return Object.fromEntries(
    Object.entries(data).map(([id, hidden]) => [id, (hidden as { value: unknown } | undefined)?.value]),
  );
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of stream) text += decoder.decode(piece, { stream: true });
  return text;
}

/** `ServerRouter` builds a router from all routes it gets; a page needs only those that match. */
function withMatchedRoutes(entry: Omit<EntryContext, "serverHandoffStream">, isBuilt: boolean): EntryContext {
  const { staticHandlerContext } = entry;
  const manifest = isBuilt ? manifestIn(messageLanguage(), entry.manifest) : entry.manifest;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  return { ...entry, manifest: { ...manifest, routes } };
}

function withScript(pieces: Piece[], script: string): Piece[] {
  const html = htmlOf(pieces.slice(-1)).replace("</body>", () => `${script}</body>`);
  return [...pieces.slice(0, -1), { html, isKept: false }];
}

/** The data for hydration, as `ServerRouter` would stream it. */
function dataScript(data: string, nonce: string): string {
  const stream = "window.__reactRouterContext.streamController";
  const text = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escaped);
  return `<script nonce="${nonce}">${stream}.enqueue(${text});${stream}.close();</script>`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Logs unexpected errors of loaders. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  if (!isRouteErrorResponse(error)) context.get(contextFor).failed(error);
}
