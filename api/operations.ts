import type { Context } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { addressOperations } from "#features/addresses/redirects.server.ts";
import { cardsOf } from "#features/blogs/cards.server.ts";
import { blogOperations, writingOperations } from "#features/blogs/writing/api.server.ts";
import { blogKind } from "#features/blogs/writing/kind.server.ts";
import { renaming } from "#features/blogs/writing/renaming.server.ts";
import { authorOperations } from "#features/bylines/suggestions.server.ts";
import { callFields } from "#features/calls/fields.ts";
import { catalogueOperations } from "#features/catalogues/deposits/deposits.server.ts";
import { commentOperations } from "#features/comments/api.server.ts";
import { removeCommentsOf } from "#features/comments/comments.server.ts";
import { holdOfRenamed } from "#features/comments/holding.server.ts";
import { embedOperations } from "#features/embeds/embeds.server.ts";
import { eventOperations } from "#features/events/month.server.ts";
import { instituteOperations } from "#features/institute/institute.server.ts";
import { likeOperations, removeLikesOf } from "#features/likes/likes.server.ts";
import { mediaOperations } from "#features/media/library/api.server.ts";
import type { Documents } from "#features/media/library/library.server.ts";
import { trackOperations } from "#features/media/tracks/tracks.server.ts";
import { memberOperations } from "#features/members/api.server.ts";
import { overviewOperations } from "#features/overview/overview.server.ts";
import { pageOperations } from "#features/pages/api.server.ts";
import { pageKind } from "#features/pages/kind.server.ts";
import { pageCardsOf } from "#features/pages/pages.server.ts";
import { withUnsavedPages } from "#features/pages/translations.server.ts";
import { peopleOperations, personOperations } from "#features/people/api.server.ts";
import { personKind } from "#features/people/kind.server.ts";
import { peopleByIds } from "#features/people/people.server.ts";
import { collectionOperations, photographyOperations } from "#features/photography/api.server.ts";
import { collectionKind } from "#features/photography/kind.server.ts";
import { collectionCardsOf } from "#features/photography/photography.server.ts";
import { plainKind } from "#features/plain-documents/kind.server.ts";
import { projectFields } from "#features/projects/fields.ts";
import { projectOperations } from "#features/projects/projects.server.ts";
import { publicationOperations } from "#features/publications/choices.server.ts";
import { refuseReaders } from "#features/publishing/access.server.ts";
import type { DocumentKind } from "#features/publishing/kind.server.ts";
import type { Kind, PlainKind } from "#features/publishing/kinds.ts";
import { mediaUses } from "#features/publishing/media-uses.server.ts";
import { countBehind } from "#features/publishing/originals.server.ts";
import { reindexShowing } from "#features/publishing/stored.server.ts";
import { translationOperations } from "#features/publishing/translations-api.server.ts";
import { guestOperations, registrationOperations } from "#features/registrations/api.server.ts";
import { removeRegistrationsOf } from "#features/registrations/removal.server.ts";
import { chartOperations } from "#features/rich-text/chart-preview/preview.server.ts";
import { settingsOperations } from "#features/settings/settings.server.ts";
import { setupOperations } from "#features/setup/setup.server.ts";
import { searchOperations } from "#features/site-search/site-search.server.ts";
import type { contracts } from "./contracts.ts";

const members = memberOperations(
  [removeLikesOf, removeCommentsOf, removeRegistrationsOf],
  holdOfRenamed,
  countBehind,
);

export const plainDocuments = {
  call: plainKind("call", callFields),
  project: plainKind("project", projectFields),
} satisfies Record<PlainKind, object>;

/** What is particular to each kind of document on the server, for what is done with documents of all kinds. */
export const documentKinds: Record<Kind, DocumentKind> = {
  blog: blogKind,
  collection: collectionKind,
  page: pageKind,
  person: personKind,
  call: plainDocuments.call.kind,
  project: plainDocuments.project.kind,
};

const documents: Documents = {
  uses: mediaUses,
  refuseReaders,
  async reindex(queries, { _id, kind }) {
    for (const each of Object.values(documentKinds))
      if (kind !== "image" || each.findsAlternativeTexts) await reindexShowing(queries, each, _id);
  },
};
const idOf = (_ctx: Context, { id }: { id: string }) => id;

/** The operation of each endpoint. An endpoint without one does not compile. */
export const operations: { [Name in keyof typeof contracts]: Operations<(typeof contracts)[Name]> } = {
  blogs: blogOperations,
  writing: writingOperations,
  charts: chartOperations,
  authors: authorOperations,
  events: eventOperations,
  guests: guestOperations,
  likes: likeOperations,
  comments: commentOperations,
  members: { ...members, updateProfile: renaming(members.updateProfile, ({ actor }) => actor.id) },
  media: mediaOperations(documents),
  tracks: trackOperations(documents),
  embeds: embedOperations,
  photography: photographyOperations,
  collections: collectionOperations,
  people: peopleOperations,
  persons: {
    ...personOperations,
    update: renaming(personOperations.update, idOf),
    restoreRevision: renaming(personOperations.restoreRevision, idOf),
  },
  pages: pageOperations,
  calls: plainDocuments.call.operations,
  projects: {
    ...plainDocuments.project.operations,
    ...projectOperations(plainDocuments.project.cards),
  },
  publications: publicationOperations,
  catalogues: catalogueOperations,
  registrations: registrationOperations,
  translations: withUnsavedPages(translationOperations(documentKinds)),
  search: searchOperations({
    blog: cardsOf,
    collection: collectionCardsOf,
    page: pageCardsOf,
    person: peopleByIds,
    call: plainDocuments.call.cards,
    project: plainDocuments.project.cards,
  }),
  institute: instituteOperations,
  addresses: addressOperations,
  settings: settingsOperations,
  setup: setupOperations,
  overview: overviewOperations,
};
