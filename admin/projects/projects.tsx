import { projectFields } from "#features/projects/fields.ts";
import { plainList } from "../plain/plain-list.tsx";

const { Component, handle, meta, clientLoader, ErrorBoundary } = plainList("project", projectFields);

export { Component as default, clientLoader, ErrorBoundary, handle, meta };
