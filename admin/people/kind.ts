import { lazy } from "react";
import { personPath } from "#features/addresses/paths.ts";
import { personFields } from "#features/people/fields.ts";
import type { EditablePerson } from "#features/people/writing-contract.ts";
import type { DocumentKind } from "../document/kind.ts";
import {
  emptyPerson,
  errorsOf,
  fieldsOf,
  filesOf,
  identity,
  inputOf,
  type PersonFields,
  sendable,
  withFiles,
  withoutFiles,
  words,
} from "./fields.ts";
import { PersonFormFields } from "./person-fields.tsx";
import { PersonSummary } from "./person-summary.tsx";

export const people: DocumentKind<PersonFields, EditablePerson> = {
  name: "person",
  noun: () => "person",
  paths: {
    create: "/create-person",
    edit: (id) => `/edit-person/${id}`,
    view: personPath,
    list: () => "/manage-people",
  },
  texts: {
    forbidden: "Only administrators can edit people.",
    notFound: {
      title: "Person not found",
      text: "The person you're looking for doesn't exist or has been removed.",
    },
    loadFailed: { title: "Failed to load the person", text: "Please try again in a moment." },
    create: {
      button: "Publish",
      pending: "Publishing...",
      done: "The person is published.",
      failed: "The person could not be added.",
      unreachable: "The server could not be reached. Please check your connection and try again.",
    },
    publish: { done: "The person is published." },
    update: {
      button: "Update",
      done: "The person is updated.",
      failed: "The person could not be updated.",
      unreachable: "The server could not be reached. Please check your connection and try again.",
      gone: "Person not found",
    },
  },
  api: (api) => api.persons,

  initial: () => emptyPerson,
  heading: (_, { isNew }) => (isNew ? "Create Person" : "Edit Person"),
  fieldsOf,
  readVersion: async ({ persons }, version, zone) => fieldsOf(await persons.revision(version), zone),
  inputOf,
  sendable,
  savedFields: () => ({}),
  list: () => personFields,
  words,
  shown: ({ biography, portrait }) => ({ beginning: biography, picture: portrait?.url }),
  identity,
  errorsOf,
  canAutosave: ({ title, biography, role }) => [title, biography, role].some((text) => text.trim() !== ""),
  another: () => ({ to: "/create-person", text: "Add another", inMenu: false }),

  uploads: {
    noun: "picture",
    pending: ({ upload }) => (upload && upload.upload.state !== "stopped" ? 1 : 0),
    failed: ({ upload }) => (upload?.upload.state === "stopped" ? 1 : 0),
    canRetry: ({ upload }) => upload?.file !== undefined,
    retry: ({ upload }) => ({ upload: upload && { ...upload, upload: { state: "waiting" } } }),
    remove: () => ({ upload: null }),
  },
  filesOf,
  withoutFiles,
  withFiles,

  Fields: PersonFormFields,
  Summary: PersonSummary,
  Preview: lazy(() => import("./person-preview.tsx")),
};
