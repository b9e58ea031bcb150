import { CallArticle } from "#features/calls/call-article.tsx";
import { callFields } from "#features/calls/fields.ts";
import { plainForm } from "../plain/plain-form.tsx";

const { Component, handle, meta } = plainForm("call", callFields, CallArticle);

export { Component as default, handle, meta };
