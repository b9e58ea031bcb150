import { useRouteLoaderData } from "react-router";
import type { Api } from "./contracts.ts";

export type Site = Awaited<ReturnType<Api["institute"]["site"]>>;

/** Where even the name of the site could not be read, its pages still say what they are. */
const unread: Site = {
  name: "Research Institute",
  url: "",
  timeZone: "UTC",
  year: new Date().getUTCFullYear(),
};

/** What the root page has read of the site. */
export function useSite(): Site {
  return (useRouteLoaderData("root") as Site | undefined) ?? unread;
}
