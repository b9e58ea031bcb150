import { useSearchParams } from "react-router";
import { CreateBlog } from "#features/blogs/desk/create-blog.tsx";
import { createHeading } from "#features/blogs/desk/create-heading.ts";
import { sectionNamed } from "#features/blogs/section-names.ts";
import { DeskGate } from "#features/members/desk-gate.tsx";
import { useApi } from "../api.ts";
import { DeskNavigation } from "../desk/desk-navigation.tsx";
import { head } from "../head.ts";
import { useSite } from "../site.ts";
import type { Route } from "./+types/create-blog.ts";

export const meta = (args: Route.MetaArgs) =>
  head(args, {
    title: createHeading(typeIn(new URLSearchParams(args.location.search))),
    description: "Write an article: publish it, schedule it, or keep it as a draft.",
    path: null,
  });

export default function CreateBlogPage() {
  const calls = useApi();
  const { timeZone } = useSite();
  const type = typeIn(useSearchParams()[0]);
  return (
    <DeskGate
      signIn="Please log in to create a blog post."
      refusal="Only administrators can create blog posts."
    >
      {(member, signedIn) => (
        <>
          <DeskNavigation />
          <CreateBlog key={type} {...{ type, member, signedIn, calls, timeZone }} />
        </>
      )}
    </DeskGate>
  );
}

/** The type that a link such as "Create Event" asks for. */
function typeIn(query: URLSearchParams) {
  return sectionNamed(query.get("type"));
}
