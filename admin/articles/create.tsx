import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import { sectionNamed } from "#features/blogs/section-names.ts";
import type { AdminHandle } from "../guard.tsx";
import { createHeading } from "./create-heading.ts";

export const handle: AdminHandle = {
  refusal: "Only administrators can create blog posts.",
  signIn: "Please log in to create a blog post.",
};

export const meta = (args: MetaArgs) =>
  head(args, {
    title: createHeading(sectionNamed(new URLSearchParams(args.location.search).get("type"))),
    description: "Write an article: publish it, schedule it, or keep it as a draft.",
    path: null,
  });

/** The form is in form-layout.tsx, which stays while a new article gets its URL. */
export default function CreateBlogPage() {
  return null;
}
