import { useRouteLoaderData } from "react-router";
import type { SiteFacts } from "#features/institute/contract.ts";
import { institute } from "#features/institute/texts.ts";

export type Site = SiteFacts;

/** For pages of a site whose facts could not be read. */
const unread: Site = {
  name: "Research Institute",
  url: "",
  timeZone: "UTC",
  contact: institute.contact,
  social: [],
  sample: false,
  year: new Date().getUTCFullYear(),
};

/** The data of the root route; undefined if that failed. */
export function useSite(): Site {
  return (useRouteLoaderData("root") as Site | undefined) ?? unread;
}

export function siteIn(loaderData: Record<string, unknown>): Site {
  return (loaderData.root as Site | undefined) ?? unread;
}
