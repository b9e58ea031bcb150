import type { CollectionCategory } from "#db/schema.ts";

/** The days are counted back from the first start, so that the sample never looks abandoned. */
export type SampleBlog = {
  /** Kebab-case, stable, unique. */
  key: string;
  title: string;
  /** The key of a SampleMember. */
  author: string;
  section: "programmes" | "publications" | "events";
  subcategory: string;
  publishedDaysAgo: number;
  /** Events only; negative when the event is over. */
  eventInDays?: number;
  /** 0 to 23, in the time zone of the site. */
  eventHour?: number;
  tags: string[];
  cover: SamplePhotograph | null;
  /** HTML of the allow-list for articles, without pictures. */
  content: string;
};

export type SampleMember = {
  key: string;
  name: string;
  email: string;
  role: "member" | "admin";
  bio: string;
  joinedDaysAgo: number;
  /** In `pictures/`; null shows the initial. */
  portrait: string | null;
};

export type SampleComment = {
  blog: string;
  member: string;
  /** May be a fraction of a day. */
  daysAgo: number;
  text: string;
};

export type SamplePhotograph = {
  /** In `pictures/`. */
  file: string;
  alt: string;
  caption: string;
};

export type SampleFilm = {
  /** In `videos/`: MP4 (H.264) without sound. */
  file: string;
  /** A frame of it, also in `videos/`: WebP of the same size. */
  still: string;
  width: number;
  height: number;
  alt: string;
  caption: string;
};

export type SampleCollection = {
  key: string;
  title: string;
  description: string;
  category: CollectionCategory;
  tags: string[];
  /** The key of a SampleMember. */
  creator: string;
  publishedDaysAgo: number;
  photographs: SamplePhotograph[];
  films?: SampleFilm[];
};

export type SampleLikes = { blog: string; members: string[] };
