/**
 * The whole data model on one page. Ids are opaque text, instants are ISO 8601 UTC strings,
 * and a nullable instant says whether something has happened, and when.
 * The constraints and indexes that hold it together are in `migrations/`.
 */

import type { Generated } from "kysely";

export type Role = "member" | "admin";
export type Section = "programmes" | "publications" | "events";
export type CollectionCategory =
  | "general"
  | "nature"
  | "portrait"
  | "landscape"
  | "street"
  | "architecture"
  | "events"
  | "research";
export type MediaType = "images" | "videos" | "mixed";
export type MediaKind = "image" | "video";
export type MediaStatus = "ready" | "processing" | "failed";
export type SearchKind = "blog" | "collection";

/** A person with an account, or one whose articles were brought from elsewhere (then without e-mail and password). */
export interface UserTable {
  id: string;
  name: string;
  email: string | null;
  /** The address in lower case: unique. */
  emailKey: string | null;
  passwordHash: string | null;
  role: Role;
  bio: string;
  joinedAt: string;
  disabledAt: string | null;
  /** When it was shown that the person reads the email of this address; null: never. */
  verifiedAt: string | null;
}

/** The picture of a person: at most one. */
export interface AvatarTable {
  userId: string;
  mediaId: string;
}

/** One sign-in: the id is the `jti` of its token. */
export interface SessionTable {
  id: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
}

/** A token that was sent by email. Its row is deleted when it is used. */
export interface EmailTokenTable {
  /** SHA-256 of the token, hex: the token itself is only in the email. */
  hash: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
}

/** A network from which a member has logged in. */
export interface LoginPlaceTable {
  /** HMAC of account and network, so that neither can be read from it. */
  hash: string;
  userId: string;
  usedAt: string;
}

export interface BlogTable {
  id: string;
  title: string;
  /** HTML that the sanitiser has passed. */
  content: string;
  /** Plain text of the beginning, 300 characters. */
  excerpt: string;
  section: Section;
  subcategory: string;
  authorId: string;
  coverId: string | null;
  /** Address of a picture that is kept elsewhere; never loaded by our pages. */
  coverUrl: string | null;
  coverAlt: string;
  coverCaption: string;
  /** Events only. */
  eventAt: string | null;
  createdAt: string;
  updatedAt: string;
  /** Null: a draft. In the future: scheduled. */
  publishedAt: string | null;
  /** In the trash since then. */
  deletedAt: string | null;
  deleterId: string | null;
  /** Counts the saves from 1. A save that was made of an older version is refused. */
  version: number;
  /** Since then nobody comments on it any more. */
  commentsClosedAt: string | null;
  /** Where an imported article came from: importing it again changes nothing. */
  sourceKey: string | null;
}

/** A blog as it was saved once: by whom and when. */
export interface BlogRevisionTable {
  blogId: string;
  version: number;
  title: string;
  content: string;
  section: Section;
  subcategory: string;
  /** Labels with commas between them. */
  tags: string;
  eventAt: string | null;
  coverId: string | null;
  coverUrl: string | null;
  coverAlt: string;
  coverCaption: string;
  /** Null: a former member. */
  editorId: string | null;
  savedAt: string;
  /** Saved automatically, since then over and over. Null: somebody saved it. */
  autosavedSince: string | null;
}

/** A picture in the text of a blog, or of one of its revisions. */
export interface BlogPictureTable {
  blogId: string;
  mediaId: string;
}

export interface BlogTagTable {
  blogId: string;
  position: number;
  label: string;
  /** The label in lower case: unique within a blog. */
  tag: string;
}

export interface LikeTable {
  blogId: string;
  userId: string;
  createdAt: string;
}

export interface CommentTable {
  id: string;
  blogId: string;
  /** Null: a former member. */
  userId: string | null;
  text: string;
  createdAt: string;
  /** An admin has taken it down, for a reason that its writer can read. */
  removedAt: Generated<string | null>;
  removedFor: Generated<string>;
  removerId: Generated<string | null>;
}

export interface CollectionTable {
  id: string;
  title: string;
  description: string;
  category: CollectionCategory;
  mediaType: MediaType;
  creatorId: string;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
  /** In the trash since then. */
  deletedAt: string | null;
  deleterId: string | null;
  /** Counts the saves from 1. A save that was made of an older version is refused. */
  version: number;
}

export interface CollectionTagTable {
  collectionId: string;
  position: number;
  label: string;
  tag: string;
}

/** A picture or video at its place in a collection. */
export interface CollectionItemTable {
  id: string;
  collectionId: string;
  position: number;
  mediaId: string;
  alt: string;
  caption: string;
  /** Who made it, as readers are told. */
  credit: string;
}

/** Bytes that are kept under `<id>/…` in the media store. */
export interface MediaFileTable {
  id: string;
  kind: MediaKind;
  status: MediaStatus;
  contentType: string;
  /** Size of everything kept under this id, in bytes. */
  bytes: number;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** A colour of the picture (`#rrggbb`), shown while it loads. */
  placeholder: string;
  alt: string;
  /** 1: it needs no alternative text, and has none. */
  decorative: 0 | 1;
  /** What the file was called on the uploader's device, for administrators to find it by; may be empty. */
  name: string;
  uploaderId: string | null;
  createdAt: string;
  /** Of a video: the largest width, in pixels, in which its still picture is kept; null where there is none. */
  posterWidth: number | null;
}

/** That something was here once: all that is kept of what was deleted, so that its address can say so. */
export interface RemovalTable {
  kind: SearchKind;
  ref: string;
  removedAt: string;
}

/** An id that a client chose for a new document. The row outlives the document. */
export interface ChosenIdTable {
  id: string;
  kind: SearchKind;
  /** Null: a former member. */
  creatorId: string | null;
  createdAt: string;
}

/** What can be found by words. Made by the engine, which keeps its full-text index with it. */
export interface SearchEntryTable {
  kind: SearchKind;
  ref: string;
  title: string;
  tags: string;
  body: string;
}

export interface Schema {
  users: UserTable;
  sessions: SessionTable;
  resetTokens: EmailTokenTable;
  verificationTokens: EmailTokenTable;
  loginPlaces: LoginPlaceTable;
  mediaFiles: MediaFileTable;
  avatars: AvatarTable;
  blogs: BlogTable;
  blogTags: BlogTagTable;
  blogRevisions: BlogRevisionTable;
  blogPictures: BlogPictureTable;
  likes: LikeTable;
  comments: CommentTable;
  collections: CollectionTable;
  collectionTags: CollectionTagTable;
  collectionItems: CollectionItemTable;
  removals: RemovalTable;
  chosenIds: ChosenIdTable;
  searchEntries: SearchEntryTable;
}

/**
 * Every table, each after the tables that it points to, with the columns that name a row
 * and, where an engine keeps columns of its own beside them, the columns that are data.
 */
export const tables: { name: keyof Schema; key: string[]; columns?: string[] }[] = [
  { name: "users", key: ["id"] },
  { name: "sessions", key: ["id"] },
  { name: "resetTokens", key: ["hash"] },
  { name: "verificationTokens", key: ["hash"] },
  { name: "loginPlaces", key: ["hash"] },
  { name: "mediaFiles", key: ["id"] },
  { name: "avatars", key: ["userId"] },
  { name: "blogs", key: ["id"] },
  { name: "blogTags", key: ["blogId", "tag"] },
  { name: "blogRevisions", key: ["blogId", "version"] },
  { name: "blogPictures", key: ["blogId", "mediaId"] },
  { name: "likes", key: ["blogId", "userId"] },
  { name: "comments", key: ["id"] },
  { name: "collections", key: ["id"] },
  { name: "collectionTags", key: ["collectionId", "tag"] },
  { name: "collectionItems", key: ["id"] },
  { name: "removals", key: ["kind", "ref"] },
  { name: "chosenIds", key: ["id"] },
  { name: "searchEntries", key: ["kind", "ref"], columns: ["kind", "ref", "title", "tags", "body"] },
];
