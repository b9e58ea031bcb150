import { categoryNamed } from "#features/photography/category-labels.ts";
import { type Kind, searchFilters } from "#features/publishing/kinds.ts";
import {
  id,
  language,
  lowerCaseName,
  month,
  name,
  oneOf,
  type Parameter,
  page,
  words,
  year,
} from "./parameters.ts";

const sections = ["programmes", "publications", "events"] as const;

/** The query parameters of the pages, each with its canonical form. */
export const queries = {
  team: { department: name, q: words },
  person: { articles: page, events: page, talks: page },
  section: { subcategory: name, project: lowerCaseName, page },
  events: {
    subcategory: name,
    status: oneOf("upcoming", "past"),
    place: name,
    online: oneOf("yes"),
    language: name,
    view: oneOf("month"),
    month,
    project: lowerCaseName,
    page,
  },
  // A tag is in lower case, so that it has one URL however it is written.
  archive: {
    q: words,
    section: oneOf(...sections),
    tag: lowerCaseName,
    year,
    author: id,
    language,
    project: lowerCaseName,
    page,
  },
  sectionType: { page },
  article: { before: id },
  search: {
    q: words,
    section: oneOf(...sections, ...searchFilters.map(({ value }) => value)),
    year,
    project: lowerCaseName,
    page,
  },
  gallery: { category: categoryNamed, project: lowerCaseName, page },
  plain: { page },
  ownPage: { section: oneOf(...sections), language, page },
};

/** The query parameters of the forms that have some. */
export const formQueries: Partial<Record<Kind, Record<string, Parameter>>> = {
  blog: { type: oneOf(...sections) },
  page: { type: name },
};
