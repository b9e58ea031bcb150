import { CreateBlog } from "#features/blogs/desk/create-blog.tsx";
import { DeskGate } from "#features/members/desk-gate.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { useApi } from "../api.ts";
import { DeskNavigation } from "../desk/desk-navigation.tsx";
import { head } from "../head.ts";
import { useSite } from "../site.ts";
import type { Route } from "./+types/create-blog.ts";

export const meta = (args: Route.MetaArgs) =>
  head(args, {
    title: "Create Article",
    description: "Write an article: publish it, schedule it, or keep it as a draft.",
    path: null,
  });

export default function CreateBlogPage() {
  const calls = useApi();
  const { timeZone } = useSite();
  return (
    <DeskGate
      signIn="Please log in to create a blog post."
      refusal="Only administrators can create blog posts."
    >
      {(member, signedIn) => (
        <>
          <DeskNavigation />
          <PageHeader badge="Desk" title="Create Article" />
          <CreateBlog {...{ member, signedIn, calls, timeZone }} />
        </>
      )}
    </DeskGate>
  );
}
