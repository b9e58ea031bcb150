import type { MetaArgs } from "react-router";
import { head } from "#app/page/head.ts";
import type { AdminHandle } from "../guard.tsx";
import type { List } from "./list.ts";
import { ListError, ListPage } from "./list-page.tsx";
import { listLoader } from "./query.ts";
import { useList } from "./use-list.tsx";

/** The exports of a list's route module. */
export function listRoute(list: List) {
  const { title, description, forbidden } = list;
  return {
    handle: { forbidden } satisfies AdminHandle,
    meta: (args: MetaArgs) => head(args, { title: title(), description: description(), path: null }),
    clientLoader: listLoader(list),
    Component: () => <ListPage view={useList(list)} />,
    ErrorBoundary: () => <ListError list={list} />,
  };
}
