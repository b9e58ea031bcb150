import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import type { AdminHandle } from "../guard.tsx";

export const handle: AdminHandle = {
  forbidden: "Only administrators can add people.",
  signIn: "Please log in to add a person.",
};

export const meta = (args: MetaArgs) =>
  head(args, { title: "Create Person", description: "A person at the institute.", path: null });

/** The layout route person-page.tsx shows the form, which stays while a new person gets a URL. */
export default function CreatePerson() {
  return null;
}
