import type { ApiOf } from "#core/contract.ts";
import { addressEndpoints } from "#features/addresses/redirects-contract.ts";
import { blogEndpoints } from "#features/blogs/contract.ts";
import { writingEndpoints } from "#features/blogs/writing/contract.ts";
import { authorEndpoints } from "#features/bylines/contract.ts";
import { callFields } from "#features/calls/fields.ts";
import { catalogueEndpoints } from "#features/catalogues/contract.ts";
import { commentEndpoints } from "#features/comments/contract.ts";
import { embedEndpoints } from "#features/embeds/contract.ts";
import { eventEndpoints } from "#features/events/contract.ts";
import { instituteEndpoints } from "#features/institute/contract.ts";
import { likeEndpoints } from "#features/likes/contract.ts";
import { mediaEndpoints } from "#features/media/library/contract.ts";
import { trackEndpoints } from "#features/media/tracks/contract.ts";
import { memberEndpoints } from "#features/members/contract.ts";
import { overviewEndpoints } from "#features/overview/contract.ts";
import { pageEndpoints } from "#features/pages/contract.ts";
import { peopleEndpoints } from "#features/people/contract.ts";
import { personEndpoints } from "#features/people/writing-contract.ts";
import { photographyEndpoints } from "#features/photography/contract.ts";
import { collectionEndpoints } from "#features/photography/writing-contract.ts";
import { plainEndpoints } from "#features/plain-documents/contract.ts";
import { projectEndpoints } from "#features/projects/contract.ts";
import { projectFields } from "#features/projects/fields.ts";
import { publicationEndpoints } from "#features/publications/contract.ts";
import { translationEndpoints } from "#features/publishing/translations-contract.ts";
import { registrationEndpoints } from "#features/registrations/contract.ts";
import { guestEndpoints } from "#features/registrations/guests-contract.ts";
import { chartEndpoints } from "#features/rich-text/chart-preview/contract.ts";
import { settingsEndpoints } from "#features/settings/contract.ts";
import { setupEndpoints } from "#features/setup/contract.ts";
import { searchEndpoints } from "#features/site-search/contract.ts";

/** The server implements every endpoint, the browser calls it, both through the type `Api`. */
export const contracts = {
  blogs: blogEndpoints,
  writing: writingEndpoints,
  charts: chartEndpoints,
  authors: authorEndpoints,
  events: eventEndpoints,
  guests: guestEndpoints,
  likes: likeEndpoints,
  comments: commentEndpoints,
  members: memberEndpoints,
  media: mediaEndpoints,
  tracks: trackEndpoints,
  embeds: embedEndpoints,
  photography: photographyEndpoints,
  collections: collectionEndpoints,
  people: peopleEndpoints,
  persons: personEndpoints,
  pages: pageEndpoints,
  calls: plainEndpoints("call", callFields),
  projects: { ...plainEndpoints("project", projectFields), ...projectEndpoints },
  publications: publicationEndpoints,
  catalogues: catalogueEndpoints,
  registrations: registrationEndpoints,
  translations: translationEndpoints,
  search: searchEndpoints,
  institute: instituteEndpoints,
  addresses: addressEndpoints,
  settings: settingsEndpoints,
  setup: setupEndpoints,
  overview: overviewEndpoints,
};

declare module "#core/api.ts" {
  interface Api extends ApiOf<typeof contracts> {}
}
