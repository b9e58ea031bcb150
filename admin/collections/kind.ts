import { lazy } from "react";
import { plural } from "#core/plural.ts";
import { collectionPath } from "#features/addresses/paths.ts";
import { collectionFields } from "#features/photography/fields.ts";
import type { EditableCollection } from "#features/photography/writing-contract.ts";
import type { DocumentKind } from "../document/kind.ts";
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
  withErrors,
  withoutTexts,
  words,
} from "./fields.ts";
import { goToFirstWithoutText } from "./go-to-item.ts";
import { canRetry, isPending, retried } from "./items.ts";
import { filesOf, withFiles, withoutFiles } from "./local-files.ts";

export const collections: DocumentKind<CollectionFields, EditableCollection> = {
  name: "collection",
  noun: () => "collection",
  paths: {
    create: "/create-photography",
    edit: (id) => `/edit-photography/${id}`,
    view: collectionPath,
    list: () => "/manage-collections",
  },
  texts: {
    forbidden: "Only administrators can edit photography collections.",
    notFound: {
      title: "Collection Not Found",
      text: "The photography collection you're looking for doesn't exist or has been removed.",
    },
    loadFailed: { title: "Failed to load collection", text: "Please try again in a moment." },
    create: {
      button: "Create Collection",
      pending: "Creating...",
      done: "Photography collection created successfully!",
      failed: "Error creating photography collection",
      unreachable: "Server error occurred",
    },
    publish: { done: "The collection is published." },
    update: {
      button: "Update",
      done: "The collection is updated.",
      failed: "The collection could not be updated.",
      unreachable: "Server error occurred",
      gone: "Collection not found",
    },
  },
  api: (api) => api.collections,

  initial: () => emptyCollection,
  heading: (_, { isNew }) => (isNew ? "Create Collection" : "Edit Collection"),
  fieldsOf,
  readVersion: async (api, version, zone) => fieldsOf(await api.collections.revision(version), zone),
  inputOf,
  sendable,
  savedFields: () => ({}),
  list: () => collectionFields,
  words,
  shown: (fields) => ({
    beginning: fields.description,
    picture: shownItems(fields).find(({ picture }) => picture)?.picture ?? undefined,
  }),
  identity,
  errorsOf,
  withErrors,
  canAutosave: ({ title, description, items }) =>
    title.trim() + description.trim() !== "" || items.length > 0,
  another: () => ({ to: "/create-photography", text: "Create another", inMenu: true }),

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
};
