import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import { ManagePage } from "../page.tsx";
import { CollectionList } from "./collection-list.tsx";

export const meta = (args: MetaArgs) =>
  head(args, {
    title: "Manage Collections",
    description: "Every collection, whether public or not.",
    path: null,
  });

export default function ManageCollections() {
  return (
    <ManagePage refusal="Only administrators can manage collections.">{() => <CollectionList />}</ManagePage>
  );
}
