import type { Rules } from "#core/contract.ts";
import { blogRules } from "#features/blogs/api.server.ts";
import { writingRules } from "#features/blogs/writing/api.server.ts";
import { commentRules } from "#features/comments/api.server.ts";
import { instituteRules } from "#features/institute/institute.server.ts";
import { likeRules } from "#features/likes/api.server.ts";
import { mediaRules } from "#features/media/api.server.ts";
import { memberRules } from "#features/members/api.server.ts";
import { collectionRules, photographyRules } from "#features/photography/api.server.ts";
import { searchRules } from "#features/search/api.server.ts";
import type { contracts } from "./contracts.ts";

/** The rule behind every call of every contract: this list is all that the API can do. */
export const features: { [Name in keyof typeof contracts]: Rules<(typeof contracts)[Name]> } = {
  blogs: blogRules,
  writing: writingRules,
  likes: likeRules,
  comments: commentRules,
  members: memberRules,
  media: mediaRules,
  photography: photographyRules,
  collections: collectionRules,
  search: searchRules,
  institute: instituteRules,
};
