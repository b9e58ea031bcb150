import { lazy } from "react";
import { documentRoutes } from "#admin/document/page/document-routes.tsx";
import { collectionFields } from "#features/photography/fields.ts";
import type { EditableCollection } from "#features/photography/writing-contract.ts";
import { m } from "#messages";
import { documentKind } from "../document/kind.ts";
import { documentUploads } from "../uploads/document-uploads.ts";
import { CollectionFormFields, CollectionSide } from "./collection-fields.tsx";
import { CollectionSummary } from "./collection-summary.tsx";
import {
  type CollectionFields,
  emptyCollection,
  errorsOf,
  fieldsOf,
  identity,
  inputOf,
  shownItems,
  withErrors,
  withoutTexts,
  words,
} from "./fields.ts";
import type { CollectionItem } from "./items.ts";

const unreachable = m.adminCollections.unreachable;

const collections = documentKind<CollectionFields, EditableCollection>("collection", {
  texts: {
    notFound: { title: m.adminCollections.notFoundTitle },
    loadFailed: { title: m.adminCollections.loadFailedTitle },
    create: {
      button: m.adminCollections.createButton,
      pending: m.adminCollections.creating,
      done: m.adminCollections.created,
      failed: m.adminCollections.createFailed,
      unreachable,
    },
    update: { unreachable },
    another: m.adminCollections.createAnother,
    creating: { description: m.adminCollections.createDescription },
    editing: { description: m.adminCollections.editDescription },
  },

  initial: () => emptyCollection,
  fieldsOf,
  inputOf,
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

  ...documentUploads<CollectionFields, CollectionItem>({
    noun: "file",
    items: shownItems,
    change: ({ items }, each) => ({ items: items.flatMap(each) }),
    isKept: ({ kind }) => kind !== "video",
    asksAgain: true,
  }),
  missing: {
    in: withoutTexts,
    remove: ({ items }, keys) => ({
      items: items.map((item) => (keys.includes(item.key) ? { ...item, isBlank: true as const } : item)),
    }),
    focusFirst: goToFirstWithoutText,
    title: (count, fields) =>
      missingTexts(count, shownItems(fields).filter(({ kind }) => kind === "image").length),
    reason: m.adminCollections.missingReason,
  },

  Fields: CollectionFormFields,
  Side: CollectionSide,
  Summary: CollectionSummary,
  Preview: lazy(() => import("./collection-preview.tsx")),
});

const { Component, handle, meta } = documentRoutes(collections);

export { Component as default, handle, meta };

function missingTexts(count: number, total: number): string {
  return count === 1
    ? m.adminCollections.missingText({ total })
    : m.adminCollections.missingTexts({ count, total });
}

/** Chooses the first picture without an alternative text, and focuses the field for it. */
function goToFirstWithoutText(): void {
  const tile = document.querySelector<HTMLElement>("[data-item] [data-lacks-text]");
  tile?.click();
  requestAnimationFrame(() => {
    tile?.closest("fieldset")?.querySelector<HTMLElement>("[name=alt]")?.focus();
  });
}
