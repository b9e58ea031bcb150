import type { CollectionCategory } from "#db/schema.ts";
import type { ContributorRole } from "#features/bylines/roles.ts";
import type { callFields } from "#features/calls/fields.ts";
import type { EventValues } from "#features/events/fields.ts";
import type { ValuesOf } from "#features/fields/field.ts";
import type { RecordValues } from "#features/publications/record-fields.ts";

/** Days are relative to the first start, so that the sample always looks recent. */
export type SampleBlog = {
  /** Kebab-case, unique. */
  key: string;
  title: string;
  /** BCP 47; default: that of the site. */
  language?: string;
  /** The key of the article in the language of the site. */
  translationOf?: string;
  /** The key of a SampleMember. */
  author: string;
  /** Authors after the first and contributors: keys of members or of people, or names. */
  coAuthors?: string[];
  with?: (string | { key: string; role: ContributorRole })[];
  section: "programmes" | "publications" | "events";
  subcategory: string;
  publishedDaysAgo: number;
  /** Events only; negative for past events. */
  eventInDays?: number;
  /** 0 to 23, in the time zone of the site. */
  eventHour?: number;
  eventHours?: number;
  event?: Partial<EventValues>;
  record?: SampleRecord;
  tags: string[];
  cover: SamplePhotograph | null;
  /** HTML without pictures. */
  content: string;
};

/** The record of a publication. */
export type SampleRecord = Pick<
  RecordValues,
  "type" | "seriesNumber" | "doi" | "isbn" | "licence" | "funders"
> & {
  /** The key of a SampleSeries. */
  series: string;
  issuedDaysAgo: number;
  /** In `files/`. */
  pdf: string;
  errata: { daysAgo: number; text: string }[];
};

/** A page about a tag. */
export type SampleTopic = {
  key: string;
  title: string;
  tag: string;
  introduction: string;
  picture: Omit<SamplePhotograph, "caption">;
  /** The keys of people. */
  people: string[];
  pinned: string[];
  publishedDaysAgo: number;
  content: string;
};

export type SampleCall = {
  title: string;
  summary: string;
  type: ValuesOf<typeof callFields>["type"];
  place: string;
  remote?: boolean;
  /** Negative for one that is closed. It ends at the end of the day. */
  deadlineInDays: number;
  contact: string;
  email: string;
  publishedDaysAgo: number;
  content: string;
};

export type SampleSeries = {
  key: string;
  title: string;
  summary: string;
  issn: string;
  publishedDaysAgo: number;
  content: string;
};

export type SampleProject = {
  key: string;
  title: string;
  summary: string;
  picture: Omit<SamplePhotograph, "caption">;
  beginsDaysAgo: number;
  /** Negative for a finished project. */
  endsInDays: number;
  publishedDaysAgo: number;
  /** Keys of people. */
  team: string[];
  partners: { name: string; link: string }[];
  funders: { name: string; link: string; award: string }[];
  /** Keys of blogs and collections. */
  outputs: string[];
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

/** A member of the board. */
export type SamplePerson = {
  key: string;
  name: string;
  role: string;
  department: string;
  biography: string;
  expertise: string[];
  email: string;
  portrait: Omit<SamplePhotograph, "caption">;
};

export type SampleComment = {
  blog: string;
  member: string;
  /** May be a fraction of a day. */
  daysAgo: number;
  text: string;
};

type SamplePhotograph = {
  /** In `pictures/`. */
  file: string;
  alt: string;
  caption: string;
};

type SampleVideo = {
  /** In `videos/`: MP4 (H.264) without sound. */
  file: string;
  /** A frame of the same size, in `videos/`: WebP. */
  poster: string;
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
  videos?: SampleVideo[];
};

export type SampleLikes = { blog: string; members: string[] };
