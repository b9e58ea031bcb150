import { all, rename, unwrap } from "./elements.ts";

/** Whether a text was copied out of Google Docs. */
export function isFromGoogleDocs(html: string): boolean {
  return /id="?'?docs-internal-guid-/i.test(html);
}

/** Takes off what Google Docs puts around a text. What looks bold or italic is the business of `meant`. */
export function fromGoogleDocs(page: Document): void {
  for (const wrapper of all(page, "[id^='docs-internal-guid-']")) {
    if (wrapper.matches("b, span")) unwrap(wrapper);
    else wrapper.removeAttribute("id");
  }
  for (const line of all(page, ".Apple-interchange-newline")) line.remove();
  for (const box of all(page, "li[role=checkbox] > img, li[aria-checked] > img")) box.remove();
  for (const title of all(page, "p[class*=title]")) rename(title, "h1");
  for (const link of all(page, "a[href^='https://www.google.com/url?']")) {
    const to = URL.parse(link.getAttribute("href") ?? "")?.searchParams.get("q");
    if (to) link.setAttribute("href", to);
  }
}
