import type { SampleBlog } from "../types.ts";
import { rightToSpace } from "./programmes-space.ts";
import { sustainableTransportation } from "./programmes-transport.ts";
import { workAndJustice } from "./programmes-work-and-justice.ts";

/** Sorted with the newest first. */
export const programmes: SampleBlog[] = [
  ...rightToSpace,
  ...sustainableTransportation,
  ...workAndJustice,
].sort((one, other) => one.publishedDaysAgo - other.publishedDaysAgo);
