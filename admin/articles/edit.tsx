import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";

export const meta = (args: MetaArgs) =>
  head(args, {
    title: "Edit Article",
    description: "Change an article, see its history, take it back or publish it.",
    path: null,
  });

/** The form is in write-article.tsx, which stays while a new article gets its address. */
export default function EditBlogPage() {
  return null;
}
