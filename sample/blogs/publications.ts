import type { SampleBlog } from "../types.ts";
import { fieldNotes } from "./publications-field-notes.ts";
import { publicationsOnHousing } from "./publications-housing.ts";
import { workingPapers } from "./publications-papers.ts";
import { policyBriefs } from "./publications-policy.ts";

/** Sorted with the newest first. */
export const publications: SampleBlog[] = [
  ...publicationsOnHousing,
  ...policyBriefs,
  ...workingPapers,
  ...fieldNotes,
].sort((one, other) => one.publishedDaysAgo - other.publishedDaysAgo);
