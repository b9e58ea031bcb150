import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import type { AdminHandle } from "../guard.tsx";

export const handle: AdminHandle = {
  forbidden: "Only administrators can create photography collections.",
  signIn: "Please log in to create a photography collection.",
};

export const meta = (args: MetaArgs) =>
  head(args, { title: "Create Collection", description: "A new collection for the gallery.", path: null });

/** The layout route collection-page.tsx shows the form, which stays while a new collection gets its URL. */
export default function CreateCollection() {
  return null;
}
