import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import { sectionNamed, sectionNames } from "#features/blogs/section-names.ts";
import type { AdminHandle } from "../guard.tsx";

export const handle: AdminHandle = {
  forbidden: "Only administrators can create blog posts.",
  signIn: "Please log in to create a blog post.",
};

export function meta(args: MetaArgs) {
  const section = sectionNamed(new URLSearchParams(args.location.search).get("type"));
  return head(args, {
    title: `Create ${section ? sectionNames[section].one : "Article"}`,
    description: "Write an article: publish it, schedule it, or save it as a draft.",
    path: null,
  });
}

/** The layout route article-page.tsx shows the form, which stays while a new article gets its URL. */
export default function CreateArticle() {
  return null;
}
