import { EditBlog } from "#features/blogs/desk/edit-blog.tsx";
import { DeskGate } from "#features/members/desk-gate.tsx";
import { useApi } from "../api.ts";
import { DeskNavigation } from "../desk/desk-navigation.tsx";
import { head } from "../head.ts";
import type { Route } from "./+types/edit-blog.ts";

export const meta = (args: Route.MetaArgs) =>
  head(args, {
    title: "Edit Article",
    description: "Change an article, see its history, take it back or publish it.",
    path: null,
  });

export default function EditBlogPage({ params }: Route.ComponentProps) {
  const calls = useApi();
  return (
    <DeskGate
      signIn="Please log in to edit this blog post."
      refusal="Only administrators can create blog posts."
      may={() => true} // its author may as well, which only the server knows
    >
      {(member, signedIn) => (
        <>
          {member.role === "admin" && <DeskNavigation />}
          <EditBlog key={params.id} id={params.id} {...{ member, signedIn, calls }} />
        </>
      )}
    </DeskGate>
  );
}
