import { lazy } from "react";
import { documentRoutes } from "#admin/document/page/document-routes.tsx";
import { personFields } from "#features/people/fields.ts";
import type { EditablePerson } from "#features/people/writing-contract.ts";
import { documentKind } from "../document/kind.ts";
import { documentUploads } from "../uploads/document-uploads.ts";
import { emptyPerson, fieldsOf, identity, inputOf, type PersonFields, portraitOf, words } from "./fields.ts";
import { PersonFormFields } from "./person-fields.tsx";
import { PersonSummary } from "./person-summary.tsx";

const unreachable = "The server could not be reached. Please check your connection and try again.";

const people = documentKind<PersonFields, EditablePerson>("person", {
  texts: {
    loadFailed: { title: "Failed to load the person" },
    create: { failed: "The person could not be added.", unreachable },
    update: { unreachable },
    another: "Add another",
    creating: {
      forbidden: "Only administrators can add people.",
      signIn: "Please log in to add a person.",
      description: "A person at the institute.",
    },
    editing: { description: "A person at the institute." },
  },

  initial: () => emptyPerson,
  fieldsOf,
  inputOf,
  list: () => personFields,
  words,
  shown: ({ biography, portrait }) => ({ beginning: biography, picture: portrait?.url }),
  identity,
  coverOf: portraitOf,
  canAutosave: ({ title, biography, role }) => [title, biography, role].some((text) => text.trim() !== ""),

  ...documentUploads({ noun: "picture" }),

  Fields: PersonFormFields,
  Summary: PersonSummary,
  Preview: lazy(() => import("./person-preview.tsx")),
});

const { Component, handle, meta } = documentRoutes(people);

export { Component as default, handle, meta };
