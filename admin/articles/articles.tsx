import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import { ManagePage } from "../page.tsx";
import { ArticleList } from "./article-list.tsx";

export const meta = (args: MetaArgs) =>
  head(args, { title: "Manage Articles", description: "Every article, whether public or not.", path: null });

export default function ManageArticles() {
  return (
    <ManagePage refusal="Only administrators can manage articles.">
      {() => <ArticleList title="Manage Articles" />}
    </ManagePage>
  );
}
