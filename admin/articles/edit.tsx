import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import type { AdminHandle } from "../guard.tsx";

export const handle: AdminHandle = {
  forbidden: "Only administrators can create blog posts.",
  signIn: "Please log in to edit this blog post.",
};

export const meta = (args: MetaArgs) =>
  head(args, {
    title: "Edit Article",
    description: "Change an article, read its history, publish or unpublish it.",
    path: null,
  });

/** The layout route article-page.tsx shows the form. */
export default function EditArticle() {
  return null;
}
