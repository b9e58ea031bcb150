import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import type { AdminHandle } from "../guard.tsx";

export const handle: AdminHandle = {
  forbidden: "Only administrators can edit pages.",
  signIn: "Please log in to edit a page.",
};

export const meta = (args: MetaArgs) =>
  head(args, { title: "Edit Page", description: "A page of the institute.", path: null });

/** The layout route page-page.tsx shows the form. */
export default function EditPage() {
  return null;
}
