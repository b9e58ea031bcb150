import { BlogsScreen } from "../desk/blogs/blogs-screen.tsx";
import { ManagePage } from "../desk/manage-page.tsx";
import { head } from "../head.ts";
import type { Route } from "./+types/manage-events.ts";

export const meta = (args: Route.MetaArgs) =>
  head(args, { title: "Manage Events", description: "Every event, whether public or not.", path: null });

export default function ManageEvents() {
  return (
    <ManagePage refusal="Only administrators can manage events.">
      {() => <BlogsScreen title="Manage Events" ofEvents />}
    </ManagePage>
  );
}
