import type { Operations } from "#core/contract.ts";
import type { likeEndpoints } from "./contract.ts";
import { like, listOwnLikes, unlike } from "./likes.server.ts";

export const likeOperations: Operations<typeof likeEndpoints> = { like, unlike, mine: listOwnLikes };
