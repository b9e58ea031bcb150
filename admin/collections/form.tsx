import { documentRoutes } from "../document/document-routes.tsx";
import { collections } from "./kind.ts";

const { Component, handle, meta } = documentRoutes(collections);

export { Component as default, handle, meta };
