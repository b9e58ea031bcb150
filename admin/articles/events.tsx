import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import type { AdminHandle } from "../guard.tsx";
import { ArticleList } from "./article-list.tsx";

export const handle: AdminHandle = {
  refusal: "Only administrators can manage events.",
};

export const meta = (args: MetaArgs) =>
  head(args, { title: "Manage Events", description: "Every event, whether public or not.", path: null });

export default function ManageEvents() {
  return <ArticleList title="Manage Events" ofEvents />;
}
