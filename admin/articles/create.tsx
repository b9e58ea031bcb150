import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import { sectionNamed } from "#features/blogs/section-names.ts";
import { createHeading } from "./create-heading.ts";

export const meta = (args: MetaArgs) =>
  head(args, {
    title: createHeading(sectionNamed(new URLSearchParams(args.location.search).get("type"))),
    description: "Write an article: publish it, schedule it, or keep it as a draft.",
    path: null,
  });

/** The form is in write-article.tsx, which stays while a new article gets its address. */
export default function CreateBlogPage() {
  return null;
}
