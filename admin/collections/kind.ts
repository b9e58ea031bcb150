import { lazy } from "react";
import { plural } from "#core/plural.ts";
import { collectionFields } from "#features/photography/fields.ts";
import type { EditableCollection } from "#features/photography/writing-contract.ts";
import { documentRoutes } from "../document/document-routes.tsx";
import { documentKind } from "../document/kind.ts";
import { CollectionFormFields, CollectionSide } from "./collection-fields.tsx";
import { CollectionSummary } from "./collection-summary.tsx";
import {
  type CollectionFields,
  emptyCollection,
  errorsOf,
  fieldsOf,
  identity,
  inputOf,
  sendable,
  shownItems,
  values,
  withErrors,
  withoutTexts,
} from "./fields.ts";
import { goToFirstWithoutText } from "./go-to-item.ts";
import { canRetry, isPending, retried } from "./items.ts";
import { filesOf, withFiles, withoutFiles } from "./local-files.ts";

const unreachable = "Server error occurred";

const collections = documentKind<CollectionFields, EditableCollection>("collection", {
  texts: {
    notFound: { title: "Collection Not Found" },
    loadFailed: { title: "Failed to load collection" },
    create: {
      button: "Create Collection",
      pending: "Creating...",
      done: "Photography collection created successfully!",
      failed: "Error creating photography collection",
      unreachable,
    },
    update: { unreachable },
    another: "Create another",
    creating: { description: "A new collection for the gallery." },
    editing: { description: "A collection of the gallery." },
  },

  initial: () => emptyCollection,
  fieldsOf,
  inputOf,
  sendable,
  list: collectionFields,
  values,
  shown: (fields) => ({
    beginning: fields.description,
    picture: shownItems(fields).find(({ picture }) => picture)?.picture ?? undefined,
  }),
  identity,
  errorsOf,
  withErrors,
  canAutosave: ({ title, description, items }) =>
    title.trim() + description.trim() !== "" || items.length > 0,

  uploads: {
    noun: "file",
    pending: (fields) => shownItems(fields).filter(isPending).length,
    failed: (fields) => shownItems(fields).filter(({ upload }) => upload.state === "stopped").length,
    canRetry: ({ items }) => items.some(canRetry),
    retry: ({ items }) => ({ items: items.map(retried) }),
    remove: ({ items }) => ({ items: items.filter(({ upload }) => upload.state === "done") }),
  },
  missing: {
    in: withoutTexts,
    remove: ({ items }, keys) => ({
      items: items.map((item) => (keys.includes(item.key) ? { ...item, isBlank: true as const } : item)),
    }),
    focusFirst: goToFirstWithoutText,
    title: (count, fields) =>
      `${count} of ${plural(shownItems(fields).filter(({ kind }) => kind === "image").length, "picture")} ${count === 1 ? "has" : "have"} no alternative text`,
    reason: () => "People who cannot see them do not learn what they show.",
  },
  filesOf,
  withoutFiles,
  withFiles,

  Fields: CollectionFormFields,
  Side: CollectionSide,
  Summary: CollectionSummary,
  Preview: lazy(() => import("./collection-preview.tsx")),
});

const { Component, handle, meta } = documentRoutes(collections);

export { Component as default, handle, meta };
