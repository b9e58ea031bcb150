import { documentRoutes } from "../document/document-routes.tsx";
import { ownPages } from "./kind.ts";

const { Component, handle, meta } = documentRoutes(ownPages);

export { Component as default, handle, meta };
