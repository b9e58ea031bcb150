import { listRoute } from "../list/list-route.tsx";
import { pageList } from "./page-list.tsx";

const { handle, meta, clientLoader, ErrorBoundary, Component } = listRoute(pageList);

export { Component as default, clientLoader, ErrorBoundary, handle, meta };
