import { listRoute } from "../list/list-route.tsx";
import { articleList } from "./article-list.tsx";

const route = listRoute(articleList(false));

export const handle = route.handle;
export const meta = route.meta;
export const clientLoader = route.clientLoader;
export const ErrorBoundary = route.ErrorBoundary;
export default route.Page;
