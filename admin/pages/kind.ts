import { createElement, lazy } from "react";
import { documentRoutes } from "#admin/document/page/document-routes.tsx";
import type { EditablePage } from "#features/pages/contract.ts";
import { documentKind } from "../document/kind.ts";
import { Summary } from "../document/summary.tsx";
import { OutlineGroup } from "../editor/outline/outline-group.tsx";
import { picturesOfText } from "../editor/pictures/document-pictures.ts";
import { beginningIn, errorsOf, fieldsOf, inputOf, listOf, type PageFields, pageOfType } from "./fields.ts";
import { PageFormFields } from "./page-fields.tsx";

const ownPages = documentKind<PageFields, EditablePage>("page", {
  initial: pageOfType,
  fieldsOf,
  inputOf,
  list: listOf,
  shown: (fields) => ({ beginning: beginningIn(fields) }),
  errorsOf,
  isBuiltIn: ({ isSpecified }) => isSpecified,
  ...picturesOfText<PageFields>(),

  Fields: PageFormFields,
  Side: OutlineGroup,
  Summary: ({ fields }) => createElement(Summary, { title: fields.title, text: beginningIn(fields) }),
  Preview: lazy(() => import("./page-preview.tsx")),
});

const { Component, handle, meta } = documentRoutes(ownPages);

export { Component as default, handle, meta };
