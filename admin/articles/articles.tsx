import { listRoute } from "../list/list-route.tsx";
import { articleList } from "./article-list.tsx";

const { handle, meta, clientLoader, ErrorBoundary, Component } = listRoute(articleList(false));

export { Component as default, clientLoader, ErrorBoundary, handle, meta };
