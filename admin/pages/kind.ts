import { lazy } from "react";
import { pagePath } from "#features/addresses/paths.ts";
import type { EditablePage } from "#features/pages/contract.ts";
import type { DocumentKind } from "../document/kind.ts";
import { OutlineGroup } from "../editor/outline/outline-group.tsx";
import { picturesOfText } from "../editor/pictures/document-pictures.ts";
import { pictureFiles, withoutPictureFiles, withPictureFiles } from "../editor/pictures/local-pictures.ts";
import { beginningOf } from "../fields/plain-text.ts";
import {
  canAutosave,
  errorsOf,
  fieldsOf,
  identity,
  inputOf,
  listOf,
  type PageFields,
  pageOfType,
} from "./fields.ts";
import { PageFormFields } from "./page-fields.tsx";
import { PageSummary } from "./page-summary.tsx";

export const ownPages: DocumentKind<PageFields, EditablePage> = {
  name: "page",
  noun: () => "page",
  paths: {
    create: "/create-page",
    edit: (id) => `/edit-page/${id}`,
    view: pagePath,
    list: () => "/manage-pages",
  },
  texts: {
    forbidden: "Only administrators can edit pages.",
    notFound: {
      title: "Page not found",
      text: "The page you're looking for doesn't exist or has been removed.",
    },
    loadFailed: { title: "The page could not be loaded", text: "Please try again in a moment." },
    create: {
      button: "Publish",
      pending: "Publishing...",
      done: "The page is published.",
      failed: "The page could not be published.",
      unreachable: "The server could not be reached. Please try again.",
    },
    publish: { done: "The page is published." },
    update: {
      button: "Update",
      done: "The page is updated.",
      failed: "The page could not be updated.",
      unreachable: "The server could not be reached. Please try again.",
      gone: "Page not found",
    },
  },
  api: ({ pages }) => pages,

  initial: pageOfType,
  heading: (_, { isNew }) => (isNew ? "Create Page" : "Edit Page"),
  fieldsOf: (page, zone) => fieldsOf(page, page._id, zone),
  readVersion: async ({ pages }, version, zone) => fieldsOf(await pages.revision(version), version.id, zone),
  inputOf,
  sendable: (fields) => (fields.pictures.length > 0 ? { ...fields, pictures: [] } : fields),
  savedFields: () => ({}),
  list: listOf,
  shown: ({ content, parts }) => ({ beginning: String(parts.introduction) || beginningOf(content) }),
  identity,
  errorsOf,
  canAutosave,
  isBuiltIn: ({ isSpecified }) => isSpecified,
  another: () => ({ to: "/create-page", text: "Write another", inMenu: true }),
  ...picturesOfText,
  filesOf: ({ pictures }) => pictureFiles(pictures),
  withoutFiles: (fields) => ({ ...fields, pictures: withoutPictureFiles(fields.pictures) }),
  withFiles: (fields, files) => ({ ...fields, pictures: withPictureFiles(fields.pictures, files) }),

  Fields: PageFormFields,
  Side: OutlineGroup,
  Summary: PageSummary,
  Preview: lazy(() => import("./page-preview.tsx")),
};
