import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import type { AdminHandle } from "../guard.tsx";

export const handle: AdminHandle = {
  forbidden: "Only administrators can edit photography collections.",
  signIn: "Please log in to edit a photography collection.",
};

export const meta = (args: MetaArgs) =>
  head(args, { title: "Edit Collection", description: "A collection of the gallery.", path: null });

/** The layout route collection-page.tsx shows the form. */
export default function EditCollection() {
  return null;
}
