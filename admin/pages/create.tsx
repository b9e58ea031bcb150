import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import type { AdminHandle } from "../guard.tsx";

export const handle: AdminHandle = {
  forbidden: "Only administrators can create pages.",
  signIn: "Please log in to create a page.",
};

export const meta = (args: MetaArgs) =>
  head(args, { title: "Create Page", description: "A new page of the institute.", path: null });

/** The layout route page-page.tsx shows the form, which stays while a new page gets its URL. */
export default function CreatePage() {
  return null;
}
