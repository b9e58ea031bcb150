import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import type { AdminHandle } from "../guard.tsx";
import { ArticleList } from "./article-list.tsx";

export const handle: AdminHandle = {
  refusal: "Only administrators can manage articles.",
};

export const meta = (args: MetaArgs) =>
  head(args, { title: "Manage Articles", description: "Every article, whether public or not.", path: null });

export default function ManageArticles() {
  return <ArticleList title="Manage Articles" />;
}
