import type { ApiOf } from "#core/contract.ts";
import { blogCalls } from "#features/blogs/contract.ts";
import { writingCalls } from "#features/blogs/writing-contract.ts";
import { commentCalls } from "#features/comments/contract.ts";
import { instituteCalls } from "#features/institute/contract.ts";
import { likeCalls } from "#features/likes/contract.ts";
import { mediaCalls } from "#features/media/library-contract.ts";
import { memberCalls } from "#features/members/contract.ts";
import { photographyCalls } from "#features/photography/contract.ts";
import { collectionCalls } from "#features/photography/writing-contract.ts";
import { searchCalls } from "#features/search/contract.ts";

/** Every call of the API. The server answers them, the browser makes them, both through the type `Api`. */
export const contracts = {
  blogs: blogCalls,
  writing: writingCalls,
  likes: likeCalls,
  comments: commentCalls,
  members: memberCalls,
  media: mediaCalls,
  photography: photographyCalls,
  collections: collectionCalls,
  search: searchCalls,
  institute: instituteCalls,
};

declare module "#core/api.ts" {
  interface Api extends ApiOf<typeof contracts> {}
}
