import { documentRoutes } from "../document/document-routes.tsx";
import { people } from "./kind.ts";

const { Component, handle, meta } = documentRoutes(people);

export { Component as default, handle, meta };
