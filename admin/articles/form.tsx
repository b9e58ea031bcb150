import { documentRoutes } from "../document/document-routes.tsx";
import { articles } from "./kind.ts";

const { Component, handle, meta } = documentRoutes(articles);

export { Component as default, handle, meta };
