import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import type { AdminHandle } from "../guard.tsx";
import { CollectionList } from "./collection-list.tsx";

export const handle: AdminHandle = {
  refusal: "Only administrators can manage collections.",
};

export const meta = (args: MetaArgs) =>
  head(args, {
    title: "Manage Collections",
    description: "Every collection, whether public or not.",
    path: null,
  });

export default function ManageCollections() {
  return <CollectionList />;
}
