import { useRouteLoaderData } from "react-router";
import { type Fields, initialOf, type ValuesOf } from "#features/fields/field.ts";
import type { SiteFacts } from "#features/institute/contract.ts";
import { defaultMenu } from "#features/settings/defaults.ts";
import { contact } from "#features/settings/groups/contact.ts";
import { institute } from "#features/settings/groups/institute.ts";

export type Site = SiteFacts;

/** Used on pages of a site whose facts could not be read. */
function unread(): Site {
  return {
    ...unset(institute),
    announcement: null,
    contact: unset(contact),
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

/** Without `emptyValues`, whose types of fields are only for administrators. */
function unset<F extends Fields>(fields: F): ValuesOf<F> {
  const values = Object.entries(fields).map(([name, field]) => {
    const isList = field.type === "lines" || field.type === "list";
    return [name, initialOf(field) ?? (isList ? [] : "")];
  });
  return Object.fromEntries(values) as ValuesOf<F>;
}

/** The data of the root route; undefined if that failed. */
export function useSite(): Site {
  return (useRouteLoaderData("root") as Site | undefined) ?? unread();
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
