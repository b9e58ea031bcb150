import type { Operations } from "#core/contract.ts";
import type { searchEndpoints } from "./contract.ts";
import { findByWords } from "./site-search.server.ts";

export const searchOperations: Operations<typeof searchEndpoints> = { find: findByWords };
