import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import type { AdminHandle } from "../guard.tsx";
import { ListError, ListPage } from "../list/list-page.tsx";
import { listLoader } from "../list/query.ts";
import { useList } from "../list/use-list.tsx";
import { articleList } from "./article-list.tsx";

const list = articleList(false);

export const handle: AdminHandle = { refusal: "Only administrators can manage articles." };
export const meta = (args: MetaArgs) =>
  head(args, { title: list.title, description: "Every article, whether public or not.", path: null });
export const clientLoader = listLoader(list);

export default function ManageArticles() {
  return <ListPage view={useList(list)} />;
}

export function ErrorBoundary() {
  return <ListError list={list} />;
}
