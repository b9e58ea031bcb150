import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import type { AdminHandle } from "../guard.tsx";
import { ListError, ListPage } from "../list/list-page.tsx";
import { listLoader } from "../list/query.ts";
import { useList } from "../list/use-list.tsx";
import { articleList } from "./article-list.tsx";

const list = articleList(true);

export const handle: AdminHandle = { refusal: "Only administrators can manage events." };
export const meta = (args: MetaArgs) =>
  head(args, { title: list.title, description: "Every event, whether public or not.", path: null });
export const clientLoader = listLoader(list);

export default function ManageEvents() {
  return <ListPage view={useList(list)} />;
}

export function ErrorBoundary() {
  return <ListError list={list} />;
}
