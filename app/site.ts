import { useRouteLoaderData } from "react-router";
import type { SiteFacts } from "#features/institute/contract.ts";
import { institute } from "#features/institute/texts.ts";

export type Site = SiteFacts;

/** Where even the name of the site could not be read, its pages still say what they are. */
const unread: Site = {
  name: "Research Institute",
  url: "",
  timeZone: "UTC",
  contact: institute.contact,
  social: [],
  sample: false,
  year: new Date().getUTCFullYear(),
};

/** What the root page has read of the site. */
export function useSite(): Site {
  return (useRouteLoaderData("root") as Site | undefined) ?? unread;
}

/** The same among the data of all routes of a page. */
export function siteIn(loaderData: Record<string, unknown>): Site {
  return (loaderData.root as Site | undefined) ?? unread;
}
