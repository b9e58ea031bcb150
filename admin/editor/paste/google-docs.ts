import { all, rename, unwrap } from "./dom.ts";

export function isFromGoogleDocs(html: string): boolean {
  return /id="?'?docs-internal-guid-/i.test(html);
}

/** Removes the wrappers of Google Docs. `toSemanticElements` handles bold and italic. */
export function fromGoogleDocs(page: Document): void {
  for (const wrapper of all(page, "[id^='docs-internal-guid-']")) {
    if (wrapper.matches("b, span")) unwrap(wrapper);
    else wrapper.removeAttribute("id");
  }
  const extras = ".Apple-interchange-newline, li[role=checkbox] > img, li[aria-checked] > img";
  for (const extra of all(page, extras)) extra.remove();
  for (const title of all(page, "p[class*=title]")) rename(title, "h1");
  for (const link of all(page, "a[href^='https://www.google.com/url?']")) {
    const to = URL.parse(link.getAttribute("href") ?? "")?.searchParams.get("q");
    if (to) link.setAttribute("href", to);
  }
}
