import { listRoute } from "../list/list-route.tsx";
import { collectionList } from "./collection-list.tsx";

const { handle, meta, clientLoader, ErrorBoundary, Component } = listRoute(collectionList);

export { Component as default, clientLoader, ErrorBoundary, handle, meta };
