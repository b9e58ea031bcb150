import { createHeading } from "#features/blogs/desk/create-heading.ts";
import { sectionNamed } from "#features/blogs/section-names.ts";
import { head } from "../head.ts";
import type { Route } from "./+types/create-blog.ts";

export const meta = (args: Route.MetaArgs) =>
  head(args, {
    title: createHeading(sectionNamed(new URLSearchParams(args.location.search).get("type"))),
    description: "Write an article: publish it, schedule it, or keep it as a draft.",
    path: null,
  });

/** The form is in write-article.tsx, which stays while a new article gets its address. */
export default function CreateBlogPage() {
  return null;
}
