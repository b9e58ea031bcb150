import type { SampleBlog } from "../types.ts";
import { events } from "./events.ts";
import { programmes } from "./programmes.ts";
import { publications } from "./publications.ts";
import { translations } from "./translations.ts";

export const blogs: SampleBlog[] = [...programmes, ...publications, ...events, ...translations];
