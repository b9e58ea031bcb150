import { useRouteLoaderData } from "react-router";
import type { PagePlace } from "#core/site-languages.ts";
import type { SiteFacts } from "#features/institute/contract.ts";
import { defaultMenu } from "#features/settings/defaults.ts";
import { m } from "#messages";

export type Site = SiteFacts;

/** Used on pages of a site whose facts could not be read. */
function unread(): Site {
  return {
    name: m.defaults.instituteName(),
    shortName: "",
    tagline: "",
    description: "",
    language: "en",
    mainLanguage: "en",
    languages: [],
    timeZone: "UTC",
    quote: "",
    quoteSource: "",
    donation: "",
    announcement: null,
    contact: { address: [], email: "", phone: "", officeHours: [] },
    social: [],
    appearance: { fonts: "source", palette: null, logo: null, panel: null, icons: "" },
    signups: "open",
    signupDomains: [],
    menu: defaultMenu(),
    url: "",
    sample: false,
    pdf: false,
    year: new Date().getUTCFullYear(),
  };
}

/** The data of the root route; undefined if that failed. */
export function useSite(): Site {
  return (useRouteLoaderData("root") as Site | undefined) ?? unread();
}

/** Undefined on a site with one language. */
export function placeOfSite({ mainLanguage, languages, language }: Site): PagePlace | undefined {
  return languages.length > 0 ? { language: mainLanguage, languages, page: language } : undefined;
}

const channel = typeof window === "undefined" ? null : new BroadcastChannel("settings");
let isChanged = false;
channel?.addEventListener("message", () => {
  isChanged = true;
});

/** Call it after saving settings: each tab reads them on its next revalidation or navigation. */
export function announceSiteChange(): void {
  isChanged = true;
  channel?.postMessage(null);
}

export const isSiteChanged = () => isChanged;

export function siteIsRead(): void {
  isChanged = false;
}

export function siteIn(loaderData: Record<string, unknown>): Site {
  return (loaderData.root as Site | undefined) ?? unread();
}
