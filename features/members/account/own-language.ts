import { useLayoutEffect } from "react";
import { messageLanguage } from "#messages";
import { session } from "../session.ts";

/** Pages that are not only read have this function, once they are loaded as documents. */
export type Following = Window & { followLanguage?(language: string): void };

/** Leads to this page in a language; empty: that of the site. */
export function followLanguage(language: string): void {
  if (language === messageLanguage()) return;
  const { followLanguage: go } = window as Following;
  if (go) go(language);
  else if (language) location.reload(); // it follows the language when it is loaded
}

/** Leads a member who has come from a page that is only read to the page in their language, before it is painted. */
export function InOwnLanguage() {
  useLayoutEffect(() => {
    const language = session.language();
    if (language) followLanguage(language);
  }, []);
  return null;
}
