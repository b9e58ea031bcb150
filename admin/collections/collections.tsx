import { listRoute } from "../list/list-route.tsx";
import { collectionList } from "./collection-list.tsx";

const route = listRoute(collectionList);

export const handle = route.handle;
export const meta = route.meta;
export const clientLoader = route.clientLoader;
export const ErrorBoundary = route.ErrorBoundary;
export default route.Page;
