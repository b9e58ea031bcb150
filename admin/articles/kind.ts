import { lazy } from "react";
import { blogPath } from "#features/addresses/paths.ts";
import { deleteQuestions } from "#features/blogs/delete-questions.ts";
import { blogFields } from "#features/blogs/fields.ts";
import { sectionNamed, sectionNames } from "#features/blogs/section-names.ts";
import type { EditableBlog } from "#features/blogs/writing-contract.ts";
import type { DocumentKind } from "../document/kind.ts";
import { picturesOfText } from "../editor/pictures/document-pictures.ts";
import { beginningOf } from "../fields/plain-text.ts";
import { ArticleFormFields } from "./article-fields.tsx";
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
import { filesOf, withFiles, withoutFiles } from "./local-files.ts";
import { ToldGuests } from "./told-guests.tsx";

export const articles: DocumentKind<ArticleFields, EditableBlog> = {
  name: "blog",
  noun: ({ section }) => (section === "events" ? "event" : "article"),
  paths: {
    create: "/create-blog",
    edit: (id) => `/edit-blog/${id}`,
    view: blogPath,
    list: ({ section }) => (section === "events" ? "/manage-events" : "/manage-blogs"),
  },
  texts: {
    forbidden: "Only administrators can create blog posts. This article can be edited by its author, too.",
    notFound: {
      title: "Blog not found",
      text: "The blog you're looking for doesn't exist or has been removed.",
    },
    loadFailed: { title: "Something went wrong", text: "Failed to load blog. Please try again." },
    create: {
      button: "Publish Post",
      pending: "Publishing...",
      done: "Blog post published successfully!",
      failed: "Error publishing blog post",
      unreachable: "Server error occurred",
    },
    publish: { done: "Blog post published successfully!" },
    update: {
      button: "Update Blog",
      done: "Blog updated successfully!",
      failed: "Failed to update blog. Please try again.",
      unreachable: "Failed to update blog. Please check your connection and try again.",
      gone: "Blog not found",
    },
  },
  api: ({ writing }) => writing,

  initial: (type) => ({ ...emptyArticle, section: sectionNamed(type) ?? emptyArticle.section }),
  heading: ({ section }, { isNew, type }) => {
    if (isNew) return `Create ${sectionNamed(type) ? sectionNames[section].one : "Article"}`;
    return section === "events" ? "Edit Event" : "Edit Article";
  },
  fieldsOf,
  readVersion: async ({ writing }, version, timeZone) => fieldsOf(await writing.revision(version), timeZone),
  inputOf,
  sendable: (fields, saved) => {
    const sent = fields.pictures.length > 0 ? { ...fields, pictures: [] } : fields;
    return saved && fields.file ? { ...sent, ...coverOf(saved) } : sent;
  },
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
  another: ({ section }) => ({
    to: section === emptyArticle.section ? "/create-blog" : `/create-blog?type=${section}`,
    text: "Write another",
    inMenu: true,
  }),
  updateButton: ({ section, eventState }, document, zone) => {
    const isCancelled = section === "events" && eventState === "cancelled";
    return isCancelled && fieldsOf(document, zone).eventState !== "cancelled"
      ? "Cancel the event"
      : undefined;
  },
  deleteQuestion: ({ section }) => deleteQuestions[section],

  ...picturesOfText,
  filesOf,
  withoutFiles,
  withFiles,

  Fields: ArticleFormFields,
  Side: ArticleSide,
  BeforeSave: ToldGuests,
  Summary: ArticleSummary,
  Preview: lazy(() => import("./article-preview.tsx")),
};

/** The thumbnail with its texts. */
function coverOf({ image, coverId, coverAlt, coverDecorative, coverCaption, file }: ArticleFields) {
  return { image, coverId, coverAlt, coverDecorative, coverCaption, file };
}
