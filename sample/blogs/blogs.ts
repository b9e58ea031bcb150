import type { SampleBlog } from "../types.ts";
import { events } from "./events.ts";
import { programmes } from "./programmes.ts";
import { publications } from "./publications.ts";

export const blogs: SampleBlog[] = [...programmes, ...publications, ...events];
