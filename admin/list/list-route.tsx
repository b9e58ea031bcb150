import type { MetaArgs } from "react-router";
import { head } from "#app/head.ts";
import type { AdminHandle } from "../guard.tsx";
import type { List, Params, Row } from "./list.ts";
import { ListError, ListPage } from "./list-page.tsx";
import { listLoader } from "./query.ts";
import { useList } from "./use-list.tsx";

/** The exports of a list's route module. */
export function listRoute<R extends Row, P extends Params, C>(list: List<R, P, C>) {
  const { title, description, forbidden } = list;
  return {
    handle: { forbidden } satisfies AdminHandle,
    meta: (args: MetaArgs) => head(args, { title, description, path: null }),
    clientLoader: listLoader(list),
    Page: () => <ListPage view={useList(list)} />,
    ErrorBoundary: () => <ListError list={list} />,
  };
}
