import { CollectionsScreen } from "../desk/collections/collections-screen.tsx";
import { ManagePage } from "../desk/manage-page.tsx";
import { head } from "../head.ts";
import type { Route } from "./+types/manage-collections.ts";

export const meta = (args: Route.MetaArgs) =>
  head(args, {
    title: "Manage Collections",
    description: "Every collection, whether public or not.",
    path: null,
  });

export default function ManageCollections() {
  return (
    <ManagePage refusal="Only administrators can manage collections.">
      {() => <CollectionsScreen />}
    </ManagePage>
  );
}
