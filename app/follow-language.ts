import { createContext } from "react";
import { appPrefixOf, type SiteLanguages } from "#core/site-languages.ts";
import type { Following } from "#features/members/account/own-language.ts";

/** The inline script of pages that are not only read. */
export const FollowLanguage = createContext("");

/**
 * Leads members to the page in their language, before anything of it is shown. `prefixes`: the first part of addresses by
 * language. `own`: the language of the page.
 */
function follow(prefixes: Record<string, string>, own: string): void {
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
  (window as Following).followLanguage = go;
  try {
    const { language } = localStorage;
    if (language && language !== own) go(language);
  } catch {
    // Storage is blocked: the app knows the language later.
  }
}

/** The empty language is the site's. */
export function followLanguageScript(site: SiteLanguages, languages: readonly string[], own: string): string {
  const prefixes = [["", ""], ...languages.map((language) => [language, appPrefixOf(site, language)])];
  return `;(${follow})(${JSON.stringify(Object.fromEntries(prefixes))},"${own}")`;
}
