import { lazy } from "react";
import { documentRoutes } from "#admin/document/page/document-routes.tsx";
import { deleteQuestions } from "#features/blogs/delete-questions.ts";
import { blogFields } from "#features/blogs/fields.ts";
import { sectionNamed } from "#features/blogs/section-names.ts";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
import { m } from "#messages";
import { documentKind } from "../document/kind.ts";
import { beginningOf } from "../fields/plain-text.ts";
import { ArticleFormFields } from "./article-fields.tsx";
import { articlePictures } from "./article-pictures.ts";
import { ArticleSide } from "./article-side.tsx";
import { ArticleSummary } from "./article-summary.tsx";
import {
  type ArticleFields,
  canAutosave,
  emptyArticle,
  fieldsOf,
  identity,
  inputOf,
  words,
} from "./fields.ts";
import { ToldGuests } from "./told-guests.tsx";

export const articles = documentKind<ArticleFields, EditableBlog>("blog", {
  texts: {
    forbidden: m.adminArticles.onlyAdminsOrAuthor,
    notFound: { title: m.adminArticles.notFoundTitle, text: m.adminArticles.notFoundText },
    loadFailed: { title: m.adminArticles.loadFailedTitle, text: m.adminArticles.loadFailedText },
    create: {
      button: m.adminArticles.publishPost,
      done: m.adminArticles.published,
      failed: m.adminArticles.publishFailed,
      unreachable: m.adminArticles.publishUnreachable,
    },
    publish: { done: m.adminArticles.published },
    update: {
      button: m.adminArticles.updateBlog,
      done: m.adminArticles.updated,
      failed: m.adminArticles.updateFailed,
      unreachable: m.adminArticles.updateUnreachable,
      gone: m.adminArticles.notFoundTitle,
    },
    creating: { description: m.adminArticles.createDescription },
    editing: {
      forbidden: m.adminArticles.onlyAdmins,
      signIn: m.adminArticles.signInToEdit,
      description: m.adminArticles.editDescription,
    },
  },
  typeOf: ({ section }) => (section === emptyArticle.section ? undefined : section),

  initial: (type) => ({ ...emptyArticle, section: sectionNamed(type) ?? emptyArticle.section }),
  heading: ({ section }, { isNew, type }) =>
    isNew ? m.adminArticles.createHeading({ section: sectionNamed(type) ? section : "" }) : undefined,
  fieldsOf,
  inputOf,
  savedFields: ({ image, timeZone, online }) => ({
    image: image ?? "",
    coverId: "",
    file: null,
    timeZone,
    online,
  }),
  list: () => blogFields,
  words,
  shown: ({ content, image, file }) => ({
    beginning: beginningOf(content),
    picture: file ?? (image.startsWith("/") ? image : undefined),
  }),
  identity,
  canAutosave,
  updateButton: ({ section, eventState }, document, zone) => {
    const isCancelled = section === "events" && eventState === "cancelled";
    return isCancelled && fieldsOf(document, zone).eventState !== "cancelled"
      ? m.adminArticles.cancelEvent()
      : undefined;
  },
  deleteQuestion: ({ section }) => deleteQuestions[section],

  ...articlePictures,

  Fields: ArticleFormFields,
  Side: ArticleSide,
  BeforeSave: ToldGuests,
  Summary: ArticleSummary,
  Preview: lazy(() => import("./article-preview.tsx")),
});

const { Component, handle, meta } = documentRoutes(articles);

export { Component as default, handle, meta };
