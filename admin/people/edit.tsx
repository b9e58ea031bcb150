import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import type { AdminHandle } from "../guard.tsx";

export const handle: AdminHandle = {
  forbidden: "Only administrators can edit people.",
  signIn: "Please log in to edit a person.",
};

export const meta = (args: MetaArgs) =>
  head(args, { title: "Edit Person", description: "A person at the institute.", path: null });

/** The layout route person-page.tsx shows the form. */
export default function EditPerson() {
  return null;
}
