import { BlogsScreen } from "../desk/blogs/blogs-screen.tsx";
import { ManagePage } from "../desk/manage-page.tsx";
import { head } from "../head.ts";
import type { Route } from "./+types/manage-blogs.ts";

export const meta = (args: Route.MetaArgs) =>
  head(args, { title: "Manage Articles", description: "Every article, whether public or not.", path: null });

export default function ManageArticles() {
  return (
    <ManagePage refusal="Only administrators can manage articles.">
      {() => <BlogsScreen title="Manage Articles" />}
    </ManagePage>
  );
}
