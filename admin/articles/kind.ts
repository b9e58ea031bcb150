import { lazy } from "react";
import { documentRoutes } from "#admin/document/page/document-routes.tsx";
import { deleteQuestions } from "#features/blogs/delete-questions.ts";
import { blogFields } from "#features/blogs/fields.ts";
import { sectionNamed, sectionNames } from "#features/blogs/section-names.ts";
import type { EditableBlog } from "#features/blogs/writing/contract.ts";
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

const published = "Blog post published successfully!";
const forbidden = "Only administrators can create blog posts.";

export const articles = documentKind<ArticleFields, EditableBlog>("blog", {
  texts: {
    forbidden: `${forbidden} This article can be edited by its author, too.`,
    notFound: {
      title: "Blog not found",
      text: "The blog you're looking for doesn't exist or has been removed.",
    },
    loadFailed: { title: "Something went wrong", text: "Failed to load blog. Please try again." },
    create: {
      button: "Publish Post",
      done: published,
      failed: "Error publishing blog post",
      unreachable: "Server error occurred",
    },
    publish: { done: published },
    update: {
      button: "Update Blog",
      done: "Blog updated successfully!",
      failed: "Failed to update blog. Please try again.",
      unreachable: "Failed to update blog. Please check your connection and try again.",
      gone: "Blog not found",
    },
    creating: { description: "Write an article: publish it, schedule it, or save it as a draft." },
    editing: {
      forbidden,
      signIn: "Please log in to edit this blog post.",
      description: "Change an article, read its history, publish or unpublish it.",
    },
  },
  typeOf: ({ section }) => (section === emptyArticle.section ? undefined : section),

  initial: (type) => ({ ...emptyArticle, section: sectionNamed(type) ?? emptyArticle.section }),
  heading: ({ section }, { isNew, type }) =>
    isNew ? `Create ${sectionNamed(type) ? sectionNames[section].one() : "Article"}` : undefined,
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
      ? "Cancel the event"
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
