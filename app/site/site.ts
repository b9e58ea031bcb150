import { useRouteLoaderData } from "react-router";
import type { PagePlace } from "#core/site-languages.ts";
import type { SiteFacts } from "#features/institute/contract.ts";
import { defaultMenu } from "#features/settings/defaults.ts";
import { m } from "#messages";

/** `included`: how many of the announced changes. */
export type Site = SiteFacts & { included?: number };

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

// Changes are counted, because one may come while an answer is on its way, or is dropped for a navigation.
let changes = 0;
let shown = 0;

const channel = typeof window === "undefined" ? null : new BroadcastChannel("settings");
channel?.addEventListener("message", () => {
  changes += 1;
});

/** Call it after saving settings: each tab reads them on its next revalidation or navigation. */
export function announceSiteChange(): void {
  changes += 1;
  channel?.postMessage(null);
}

export const isSiteChanged = () => shown !== changes;

/** Notes which changes an answer includes. */
export async function noteChanges(reading: Promise<SiteFacts>): Promise<Site> {
  const included = changes;
  return { ...(await reading), included };
}

export function siteIsShown({ included = shown }: Site): void {
  shown = included;
}

export function siteIn(loaderData: Record<string, unknown>): Site {
  return (loaderData.root as Site | undefined) ?? unread();
}
