import type { Rules } from "#core/contract.ts";
import type { likeCalls } from "./contract.ts";
import { like, listOwnLikes, unlike } from "./likes.server.ts";

export const likeRules: Rules<typeof likeCalls> = { like, unlike, mine: listOwnLikes };
