import { callFields } from "#features/calls/fields.ts";
import { plainList } from "../plain/plain-list.tsx";

const { Component, handle, meta, clientLoader, ErrorBoundary } = plainList("call", callFields);

export { Component as default, clientLoader, ErrorBoundary, handle, meta };
