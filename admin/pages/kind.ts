import { lazy } from "react";
import { documentRoutes } from "#admin/document/page/document-routes.tsx";
import type { EditablePage } from "#features/pages/contract.ts";
import { documentKind } from "../document/kind.ts";
import { OutlineGroup } from "../editor/outline/outline-group.tsx";
import { picturesOfText } from "../editor/pictures/document-pictures.ts";
import { beginningOf } from "../fields/plain-text.ts";
import { canAutosave, errorsOf, fieldsOf, inputOf, listOf, type PageFields, pageOfType } from "./fields.ts";
import { PageFormFields } from "./page-fields.tsx";

const ownPages = documentKind<PageFields, EditablePage>("page", {
  initial: pageOfType,
  fieldsOf: (page, zone) => fieldsOf(page, page._id, zone),
  inputOf,
  list: listOf,
  shown: ({ content, parts }) => ({ beginning: String(parts.introduction) || beginningOf(content) }),
  errorsOf,
  canAutosave,
  isBuiltIn: ({ isSpecified }) => isSpecified,
  ...picturesOfText<PageFields>(),

  Fields: PageFormFields,
  Side: OutlineGroup,
  Preview: lazy(() => import("./page-preview.tsx")),
});

const { Component, handle, meta } = documentRoutes(ownPages);

export { Component as default, handle, meta };
