import type { Message } from "#core/message.ts";
import type { ListName } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import type { Counted, Named } from "./list.ts";

type Text =
  | "create"
  | "deleteQuestion"
  | "deleteTitle"
  | "description"
  | "forbidden"
  | "loadFailed"
  | "noMatch"
  | "none"
  | "noneFound";

/** What lists of documents say about one kind. */
type DocumentTexts = Record<Text, Message> &
  Counted &
  Record<
    "countAbove" | "deleteSomeQuestion" | "deleteSomeTitle" | "restored",
    (v: { count: number }) => string
  > &
  Record<"published" | "trashed" | "unpublished", (v: Named) => string>;

export const documentTexts: Record<ListName, DocumentTexts> = {
  article: {
    count: m.adminArticleList.count,
    countAbove: m.adminArticleList.countAbove,
    countOf: m.adminArticleList.countOf,
    create: m.adminArticleList.create,
    deleteQuestion: m.adminArticleList.deleteQuestion,
    deleteSomeQuestion: m.adminArticleList.deleteSomeQuestion,
    deleteSomeTitle: m.adminArticleList.deleteSomeTitle,
    deleteTitle: m.adminArticleList.deleteTitle,
    description: m.adminArticleList.description,
    forbidden: m.adminArticleList.forbidden,
    loadFailed: m.adminArticleList.loadFailed,
    noMatch: m.adminArticleList.noMatch,
    none: m.adminArticleList.none,
    noneFound: m.adminArticleList.noneFound,
    published: m.adminArticleList.published,
    restored: m.adminArticleList.restored,
    trashed: m.adminArticleList.trashed,
    unpublished: m.adminArticleList.unpublished,
  },
  event: {
    count: m.adminEventList.count,
    countAbove: m.adminEventList.countAbove,
    countOf: m.adminEventList.countOf,
    create: m.adminEventList.create,
    deleteQuestion: m.adminEventList.deleteQuestion,
    deleteSomeQuestion: m.adminEventList.deleteSomeQuestion,
    deleteSomeTitle: m.adminEventList.deleteSomeTitle,
    deleteTitle: m.adminEventList.deleteTitle,
    description: m.adminEventList.description,
    forbidden: m.adminEventList.forbidden,
    loadFailed: m.adminEventList.loadFailed,
    noMatch: m.adminEventList.noMatch,
    none: m.adminEventList.none,
    noneFound: m.adminEventList.noneFound,
    published: m.adminEventList.published,
    restored: m.adminEventList.restored,
    trashed: m.adminEventList.trashed,
    unpublished: m.adminEventList.unpublished,
  },
  collection: {
    count: m.adminCollectionList.count,
    countAbove: m.adminCollectionList.countAbove,
    countOf: m.adminCollectionList.countOf,
    create: m.adminCollectionList.create,
    deleteQuestion: m.adminCollectionList.deleteQuestion,
    deleteSomeQuestion: m.adminCollectionList.deleteSomeQuestion,
    deleteSomeTitle: m.adminCollectionList.deleteSomeTitle,
    deleteTitle: m.adminCollectionList.deleteTitle,
    description: m.adminCollectionList.description,
    forbidden: m.adminCollectionList.forbidden,
    loadFailed: m.adminCollectionList.loadFailed,
    noMatch: m.adminCollectionList.noMatch,
    none: m.adminCollectionList.none,
    noneFound: m.adminCollectionList.noneFound,
    published: m.adminCollectionList.published,
    restored: m.adminCollectionList.restored,
    trashed: m.adminCollectionList.trashed,
    unpublished: m.adminCollectionList.unpublished,
  },
  page: {
    count: m.adminPageList.count,
    countAbove: m.adminPageList.countAbove,
    countOf: m.adminPageList.countOf,
    create: m.adminPageList.create,
    deleteQuestion: m.adminPageList.deleteQuestion,
    deleteSomeQuestion: m.adminPageList.deleteSomeQuestion,
    deleteSomeTitle: m.adminPageList.deleteSomeTitle,
    deleteTitle: m.adminPageList.deleteTitle,
    description: m.adminPageList.description,
    forbidden: m.adminPageList.forbidden,
    loadFailed: m.adminPageList.loadFailed,
    noMatch: m.adminPageList.noMatch,
    none: m.adminPageList.none,
    noneFound: m.adminPageList.noneFound,
    published: m.adminPageList.published,
    restored: m.adminPageList.restored,
    trashed: m.adminPageList.trashed,
    unpublished: m.adminPageList.unpublished,
  },
  person: {
    count: m.adminPersonList.count,
    countAbove: m.adminPersonList.countAbove,
    countOf: m.adminPersonList.countOf,
    create: m.adminPersonList.create,
    deleteQuestion: m.adminPersonList.deleteQuestion,
    deleteSomeQuestion: m.adminPersonList.deleteSomeQuestion,
    deleteSomeTitle: m.adminPersonList.deleteSomeTitle,
    deleteTitle: m.adminPersonList.deleteTitle,
    description: m.adminPersonList.description,
    forbidden: m.adminPersonList.forbidden,
    loadFailed: m.adminPersonList.loadFailed,
    noMatch: m.adminPersonList.noMatch,
    none: m.adminPersonList.none,
    noneFound: m.adminPersonList.noneFound,
    published: m.adminPersonList.published,
    restored: m.adminPersonList.restored,
    trashed: m.adminPersonList.trashed,
    unpublished: m.adminPersonList.unpublished,
  },
  call: {
    count: m.adminCallList.count,
    countAbove: m.adminCallList.countAbove,
    countOf: m.adminCallList.countOf,
    create: m.adminCallList.create,
    deleteQuestion: m.adminCallList.deleteQuestion,
    deleteSomeQuestion: m.adminCallList.deleteSomeQuestion,
    deleteSomeTitle: m.adminCallList.deleteSomeTitle,
    deleteTitle: m.adminCallList.deleteTitle,
    description: m.adminCallList.description,
    forbidden: m.adminCallList.forbidden,
    loadFailed: m.adminCallList.loadFailed,
    noMatch: m.adminCallList.noMatch,
    none: m.adminCallList.none,
    noneFound: m.adminCallList.noneFound,
    published: m.adminCallList.published,
    restored: m.adminCallList.restored,
    trashed: m.adminCallList.trashed,
    unpublished: m.adminCallList.unpublished,
  },
  project: {
    count: m.adminProjectList.count,
    countAbove: m.adminProjectList.countAbove,
    countOf: m.adminProjectList.countOf,
    create: m.adminProjectList.create,
    deleteQuestion: m.adminProjectList.deleteQuestion,
    deleteSomeQuestion: m.adminProjectList.deleteSomeQuestion,
    deleteSomeTitle: m.adminProjectList.deleteSomeTitle,
    deleteTitle: m.adminProjectList.deleteTitle,
    description: m.adminProjectList.description,
    forbidden: m.adminProjectList.forbidden,
    loadFailed: m.adminProjectList.loadFailed,
    noMatch: m.adminProjectList.noMatch,
    none: m.adminProjectList.none,
    noneFound: m.adminProjectList.noneFound,
    published: m.adminProjectList.published,
    restored: m.adminProjectList.restored,
    trashed: m.adminProjectList.trashed,
    unpublished: m.adminProjectList.unpublished,
  },
};
