import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import { ManagePage } from "../page.tsx";
import { ArticleList } from "./article-list.tsx";

export const meta = (args: MetaArgs) =>
  head(args, { title: "Manage Events", description: "Every event, whether public or not.", path: null });

export default function ManageEvents() {
  return (
    <ManagePage refusal="Only administrators can manage events.">
      {() => <ArticleList title="Manage Events" ofEvents />}
    </ManagePage>
  );
}
