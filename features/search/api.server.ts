import type { Rules } from "#core/contract.ts";
import type { searchCalls } from "./contract.ts";
import { findByWords } from "./search.server.ts";

export const searchRules: Rules<typeof searchCalls> = { find: findByWords };
