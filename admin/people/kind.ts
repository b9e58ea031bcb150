import { lazy } from "react";
import { documentRoutes } from "#admin/document/page/document-routes.tsx";
import { personFields } from "#features/people/fields.ts";
import type { EditablePerson } from "#features/people/writing-contract.ts";
import { m } from "#messages";
import { documentKind } from "../document/kind.ts";
import { documentUploads } from "../uploads/document-uploads.ts";
import { emptyPerson, fieldsOf, identity, inputOf, type PersonFields, portraitOf, words } from "./fields.ts";
import { PersonFormFields } from "./person-fields.tsx";
import { PersonSummary } from "./person-summary.tsx";

const unreachable = m.adminPeople.unreachable;

const people = documentKind<PersonFields, EditablePerson>("person", {
  texts: {
    loadFailed: { title: m.adminPeople.loadFailedTitle },
    create: { failed: m.adminPeople.addFailed, unreachable },
    update: { unreachable },
    another: m.adminPeople.addAnother,
    creating: {
      forbidden: m.adminPeople.onlyAdminsAdd,
      signIn: m.adminPeople.signInToAdd,
      description: m.adminPeople.formDescription,
    },
    editing: { description: m.adminPeople.formDescription },
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
