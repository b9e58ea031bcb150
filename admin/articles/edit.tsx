import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import type { AdminHandle } from "../guard.tsx";

export const handle: AdminHandle = {
  refusal: "Only administrators can create blog posts.",
  signIn: "Please log in to edit this blog post.",
};

export const meta = (args: MetaArgs) =>
  head(args, {
    title: "Edit Article",
    description: "Change an article, see its history, take it back or publish it.",
    path: null,
  });

/** The form is in form-layout.tsx, which stays while a new article gets its URL. */
export default function EditBlogPage() {
  return null;
}
