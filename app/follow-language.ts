import { appPrefixOf, type SiteLanguages, tagsOf } from "#core/site-languages.ts";
import type { Following } from "#features/members/account/own-language.ts";
import { pages } from "./pages.ts";

type Page = {
  /** The first parts of addresses by language. The empty language is the site's. */
  prefixes: Record<string, string>;
  /** The language of the page. */
  own: string;
  /** The page's prefix, if it is not one of a language of the site. */
  foreign: string;
  /** The first parts of the paths of the app. */
  app: string[];
};

/**
 * Leads members to the page in their language, before anything of it is shown, and readers' links of pages in a language
 * that is not one of the site's to the site.
 */
function follow({ prefixes, own, foreign, app }: Page): void {
  function go(language: string): void {
    const { pathname, search, hash } = location;
    const [, first = ""] = pathname.split("/");
    const path = Object.values(prefixes).includes(first) ? pathname.slice(first.length + 1) : pathname;
    const prefix = prefixes[language];
    const target = prefix ? `/${prefix}${path}` : path;
    if (prefix === undefined || target === pathname) return;
    document.documentElement.style.display = "none";
    location.replace(target + search + hash);
  }
  function leave(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (link?.origin !== location.origin) return;
    const [, first = "", ...rest] = link.pathname.split("/");
    const path = first === foreign ? rest : [first, ...rest];
    if (app.includes(path[0] ?? "")) return;
    link.href = `/${path.join("/")}${link.search}${link.hash}`;
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (link.target && link.target !== "_self") return;
    event.preventDefault(); // the router would stay below the prefix
    location.assign(link.href);
  }

  (window as Following).followLanguage = go;
  if (location.pathname.startsWith(`/${foreign}/`)) addEventListener("click", leave, true);
  try {
    const { language } = localStorage;
    if (language && language !== own) go(language);
  } catch {
    // Storage is blocked: the app knows the language later.
  }
}

const app = [...new Set(pages.filter(({ app }) => app).map(({ path }) => path.split("/")[1] ?? ""))];

/** The inline script of pages that are not only read. `own`: the language of the interface. */
export function followLanguageScript(site: SiteLanguages, languages: readonly string[], own: string): string {
  const prefixes = [["", ""], ...languages.map((language) => [language, appPrefixOf(site, language)])];
  const isOfSite = tagsOf(site).some((tag) => tag.split("-", 1)[0] === own);
  const page = { prefixes: Object.fromEntries(prefixes), own, foreign: isOfSite ? "" : own, app };
  return `;(${follow})(${JSON.stringify(page)})`;
}
