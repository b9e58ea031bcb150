/**
 * The whole data model on one page. Ids are opaque text, instants are ISO 8601 UTC strings. A nullable instant says
 * whether and when something happened. Constraints and indexes are in `migrations/`.
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
/** Media that readers look at. */
export type VisualKind = "image" | "video";
export type MediaKind = VisualKind | "audio" | "file";
export type MediaStatus = "ready" | "processing" | "failed";
/** The tables of documents by their kinds. */
export const documentTables = {
  blog: "blogs",
  collection: "collections",
  page: "pages",
  person: "people",
  call: "calls",
  project: "projects",
} as const;
export type DocumentKindName = keyof typeof documentTables;
export type DocumentTable = (typeof documentTables)[DocumentKindName];
export type BylineRole =
  | "author"
  | "with"
  | "editor"
  | "translator"
  | "illustrator"
  | "photographer"
  | "reviewer"
  | "speaker";

/** A member, or the author of imported articles (without email and password). */
export interface UserTable {
  id: string;
  name: string;
  email: string | null;
  /** The email in lower case: unique. */
  emailKey: string | null;
  passwordHash: string | null;
  role: Role;
  bio: string;
  joinedAt: string;
  disabledAt: string | null;
  verifiedAt: string | null;
  /** One of those with messages. Empty: the site's. */
  language: Generated<string>;
  /** Whether an email says that the original of a translation has changed. */
  translationEmails: Generated<0 | 1>;
}

export interface AvatarTable {
  userId: string;
  mediaId: string;
}

/** The id is the `jti` of the session's token. */
export interface SessionTable {
  id: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
}

/** A token that was sent by email. Using it deletes the row. */
export interface EmailTokenTable {
  /** SHA-256 of the token, hex. */
  hash: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
}

export interface LoginPlaceTable {
  /** HMAC of account and network: neither can be read from it. */
  hash: string;
  userId: string;
  usedAt: string;
}

/** The columns that every kind of document has. */
export interface DocumentColumns {
  id: string;
  /** Empty only in a draft. */
  title: string;
  authorId: string;
  createdAt: string;
  updatedAt: string;
  /** Null: a draft. In the future: scheduled. */
  publishedAt: string | null;
  /** When it was moved to the trash. */
  deletedAt: string | null;
  deleterId: string | null;
  /** Counts the saves from 1. A save of an older version is refused. */
  version: number;
  /** The revision with changes of a public or scheduled document that readers do not see yet. Null: there are none. */
  unpublishedVersion: number | null;
  /** The last part of its URL, unique within a kind. Null in a draft without a title. */
  slug: string | null;
  /** When it stopped following the title, because somebody chose it or the document was published. */
  slugKeptAt: string | null;
  /** Shown by lists, search engines and share cards instead of the beginning of the text. */
  summary: string;
  /** The title for search engines; empty: the title. */
  seoTitle: string;
  /** The picture of share cards; null: the document's own. */
  shareMediaId: string | null;
  /** The picture's focal point, in percent from the left and from the top. */
  shareX: number;
  shareY: number;
  /** Since when search engines are asked not to list it. */
  noindexAt: string | null;
  /** BCP 47. Empty: the site's language. */
  language: string;
  /** Shared by the translations of a text, which have different languages. */
  translationKey: string | null;
}

export interface BlogTable extends DocumentColumns {
  /** Sanitised HTML. */
  content: string;
  /** Plain text of the beginning, 300 characters. */
  excerpt: string;
  section: Section;
  subcategory: string;
  coverId: string | null;
  /** URL of a picture elsewhere; our pages never load it. */
  coverUrl: string | null;
  /** Null: the file's alternative text. */
  coverAlt: string | null;
  coverCaption: string;
  /** Events only: the start of the first date. */
  eventDate: string | null;
  /** The start of the date by which lists order an event: of a series, the next one. */
  nextDate: string | null;
  /** The end of the last date. */
  overAt: string | null;
  commentsClosedAt: string | null;
  /** Where an imported article came from: importing it again changes nothing. */
  sourceKey: string | null;
}

export type EventState = "confirmed" | "tentative" | "moved" | "cancelled";

/** What is particular to an event. Events that were saved before this table have no row. */
export interface EventTable {
  blogId: string;
  /** The end of the first date; all dates are as long. All-day events have the start of their last day. */
  eventEnd: string | null;
  allDay: 0 | 1;
  /** An IANA name; empty: the zone of the site. */
  timeZone: string;
  eventState: EventState;
  stateNote: string;
  place: string;
  placeAddress: string;
  /** Latitude and longitude, with a comma. */
  coordinates: string;
  directions: string;
  accessNotes: string;
  online: 0 | 1;
  /** Shown only to guests who have registered. */
  onlineUrl: string;
  recordingUrl: string;
  recordingId: string;
  /** The id of a collection. */
  photographs: string;
  /** JSON: the dates after the first one, as the editor entered them. */
  dates: string;
  /** JSON. */
  programme: string;
  /** Counts the changes of time, place and state. Calendars show the event with the highest. */
  sequence: number;
  /** When it was to begin before it was moved. */
  movedFrom: string | null;
  registration: 0 | 1;
  /** The number of places, in digits; empty: no limit. */
  capacity: string;
  /** Null: registration closes when the event begins. */
  registrationEnds: string | null;
  /** How many people each guest may bring. */
  companions: CompanionChoice;
  /** JSON: what guests are asked. */
  questions: string;
}

export type CompanionChoice = "0" | "1" | "2" | "3" | "4" | "5";
export type RegistrationState = "unconfirmed" | "confirmed" | "waiting" | "cancelled";

/** A guest of an event. Deleted 30 days after the event. */
export interface RegistrationTable {
  id: string;
  eventId: string;
  /** Null for a guest without an account. */
  memberId: string | null;
  name: string;
  /** Empty for a guest without email, whom an editor has added. */
  email: string;
  /** The email in lower case: unique within an event. */
  emailKey: string | null;
  companions: number;
  /** JSON: the answers by the id of the question. */
  answers: string;
  state: RegistrationState;
  /** The order of confirmation, which is that of the waiting list: unique within an event. */
  waitingNumber: number | null;
  /** Counts the changes from 1. */
  version: Generated<number>;
  /** The number of the last entry of `registrationEntries`, though it may be deleted. */
  entries: Generated<number>;
  /** When the form was sent; the last time, until it is confirmed. */
  createdAt: string;
  /** Since when the guest has a place. */
  confirmedAt: string | null;
  cancelledAt: string | null;
  /** When it last changed, including arrivals, which `version` does not count. */
  changedAt: string;
  /** Of emails to the guest: one of those with messages. Empty: the site's. */
  language: Generated<string>;
}

/** Guests who have come to a date of an event. */
export interface ArrivalTable {
  registrationId: string;
  /** The id of the date; empty for the first one. */
  dateId: string;
  /** How many of the party. */
  arrived: number;
}

/** What editors have written to the guests of an event. */
export interface GuestMessageTable {
  id: string;
  eventId: string;
  authorId: string | null;
  subject: string;
  text: string;
  audience: "confirmed" | "waiting" | "both";
  createdAt: string;
}

/** What was entered again for an address before its registration was confirmed: its email confirms it. */
export interface RegistrationEntryTable {
  registrationId: string;
  /** Counted from 1; what was entered first is in the registration. */
  number: number;
  name: string;
  companions: number;
  /** JSON: the answers by the id of the question. */
  answers: string;
  createdAt: string;
}

/** An email that waits, could not be sent, or was sent to a guest. Its text is made when it is sent. */
export interface EmailTable {
  id: Generated<string>;
  /** The id of the registration or of the account, or an address. */
  recipient: string;
  /** Names the occasion: nobody gets two emails of a batch. */
  batch: string;
  registrationId: Generated<string | null>;
  userId: Generated<string | null>;
  kind: string;
  /** JSON, by kind. */
  detail: Generated<string>;
  messageId: Generated<string | null>;
  sentAt: Generated<string | null>;
}

/** Work that outlives the process: it waits, is being done, or has failed. What is done has no row. */
export interface JobTable {
  /** Often the id of the row that the job is about. */
  id: string;
  queue: string;
  state: Generated<"queued" | "failed">;
  /** Why the last attempt failed: a sentence. */
  problem: Generated<string>;
  attempts: Generated<number>;
  queuedAt: string;
  /** Jobs with 0 are done before those with 1. */
  priority: Generated<number>;
  /** When to do it, or to try again. While it is being done: when another process may take it over. */
  dueAt: string;
  /** The id of the process that is doing it. */
  claim: Generated<string | null>;
}

export interface EventDateTable {
  blogId: string;
  /** Empty for the first date. */
  id: string;
  startsAt: string;
  /** The start, if no end is known. */
  endsAt: string;
  state: EventState;
}

/** A date that an event which readers see no longer has. */
export interface RemovedDateTable {
  blogId: string;
  id: string;
  startsAt: string;
  endsAt: string;
  removedAt: string;
}

/** What catalogues know about a publication. */
export interface PublicationRecordTable {
  blogId: string;
  type: string;
  /** 2024, 2024-05 or 2024-05-17; empty: when the article was published. */
  issued: string;
  isbn: string;
  issn: string;
  /** In lower case, unique. */
  doi: string | null;
  licence: string;
  pages: string;
  /** JSON. */
  funders: string;
  /** A page of the template "series". */
  seriesId: string | null;
  seriesNumber: string;
  /** The number, with every number in it padded, so that texts sort as numbers do. */
  seriesOrder: string;
  pdfId: string | null;
  replacesId: string | null;
  /** JSON. */
  errata: string;
}

/** The last attempt to register a publication's DOI with an agency. */
export interface DepositTable {
  blogId: string;
  agency: "crossref" | "datacite";
  state: "sending" | "sent" | "failed";
  message: string;
  /** An id: only the attempt that made the row writes its result. */
  attempt: string;
  doi: string;
  at: string;
}

/** One save of a document. */
export interface RevisionTable {
  kind: DocumentKindName;
  ref: string;
  version: number;
  title: string;
  /** JSON of the validated fields. */
  fields: string;
  /** Null: a former member. */
  editorId: string | null;
  savedAt: string;
  /** Autosaves have replaced each other in this row since then. Null: saved by hand. */
  autosavedSince: string | null;
}

/** What a document is a translation of. An original has no row. */
export interface TranslationTable {
  kind: DocumentKindName;
  ref: string;
  /** The id of the original. */
  original: string;
  /** The version of the original that it translates. */
  version: number;
  /** When the original was changed last in a way that the translation lacks. Null: it is up to date. */
  changedAt: string | null;
  /** Who did that. Null also for a former member. */
  changerId: string | null;
}

/** A media file that a document shows, or showed in an earlier revision. */
export interface DocumentMediaTable {
  kind: DocumentKindName;
  ref: string;
  mediaId: string;
  /** 0: only an earlier revision shows it. */
  current: Generated<number>;
}

export interface TagTable {
  kind: DocumentKindName;
  ref: string;
  position: number;
  label: string;
  /** The label in lower case: unique within a document. */
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
  /** An admin has removed it, for a reason that its writer can read. */
  removedAt: Generated<string | null>;
  removedFor: Generated<string>;
  removerId: Generated<string | null>;
  /** It waits for a decision since then, and only its writer sees it. */
  heldAt: Generated<string | null>;
  /** An admin has decided that readers see it. */
  acceptedAt: Generated<string | null>;
  /** The institute's answer; empty: none. */
  reply: Generated<string>;
  repliedAt: Generated<string | null>;
  replierId: Generated<string | null>;
}

/** The counts of every blog, kept by triggers. */
export interface BlogCountTable {
  blogId: string;
  likes: number;
  /** The comments that readers see: not removed, and not by disabled members. */
  comments: number;
}

export interface CollectionTable extends DocumentColumns {
  description: string;
  category: CollectionCategory;
  mediaType: MediaType;
}

export interface CollectionItemTable {
  id: string;
  collectionId: string;
  position: number;
  mediaId: string;
  /** Null: the file's alternative text. */
  alt: string | null;
  caption: string;
  /** The name that readers see. */
  credit: string;
}

/** A page of the institute's own, like the privacy policy. Its slug is its path. */
export interface PageTable extends DocumentColumns {
  /** Sanitised HTML. */
  content: string;
  /** Which structured parts it has. Those of /about and /contact, and of their translations, follow from their ids. */
  template: "text" | "topic" | "series";
  /** JSON of a page's structured parts, like the focus areas of the about page. */
  parts: string;
  /** What a topic page is about: `tag:` and a tag in lower case, or a section and its subcategory. Unique. */
  topic: string | null;
}

/** A member of the institute's team or one of its authors. The title is the name. */
export interface PersonTable extends DocumentColumns {
  role: string;
  department: string;
  biography: string;
  portraitId: string | null;
  /** Null: the file's alternative text. */
  portraitAlt: string | null;
  /** Percent from the left and from the top, like “50 20”; empty for the centre. */
  portraitFocus: string;
  /** Shown to readers. */
  email: string;
  /** JSON: an array of URLs. */
  links: string;
  /** Like 0000-0002-1825-0097; empty without one. */
  orcid: string;
  /** Used in citations. Empty: the name is divided by rules. */
  givenName: string;
  familyName: string;
  /** People are sorted by this, then by name. 0 until the first save, which puts them last. */
  position: Generated<number>;
  onBoard: 0 | 1;
  /** 1: no longer with the institute. */
  past: 0 | 1;
  userId: string | null;
}

/** A table of documents whose fields are all columns of it. */
export interface PlainDocumentTable extends DocumentColumns {
  /** The summary, or the beginning of the text: plain text. */
  excerpt: string;
}

/** A vacancy, a call for papers, and the like. It is closed after its deadline. */
export interface CallTable extends PlainDocumentTable {
  type: string;
  place: string;
  remote: 0 | 1;
  deadline: string | null;
  contact: string;
  email: string;
  fileId: string | null;
  /** Sanitised HTML. */
  content: string;
}

/** What the institute works on for some time. The title is its name. */
export interface ProjectTable extends PlainDocumentTable {
  /** Sanitised HTML. */
  content: string;
  /** JSON: a picture of the library with its alternative text. */
  picture: string;
  /** The first and the last day, such as 2024-05-17; null: not known. */
  begins: string | null;
  ends: string | null;
  /** JSON: ids of people in their order. */
  team: string;
  /** JSON. */
  partners: string;
  /** JSON. */
  funders: string;
}

/** A document's authors and contributors in order. Without rows, its author is the account that created it. */
export interface BylineTable {
  kind: DocumentKindName;
  ref: string;
  position: number;
  role: BylineRole;
  personId: string | null;
  userId: string | null;
  /** Empty for an account, whose name is not kept after it is deleted. For a person, the name when it was saved. */
  name: string;
}

/** A document names a project, among whose outputs it is. */
export interface DocumentProjectTable {
  kind: DocumentKindName;
  ref: string;
  position: number;
  projectId: string;
}

/** A current or former slug of a document. Former ones redirect. */
export interface SlugTable {
  kind: DocumentKindName;
  slug: string;
  ref: string;
}

/** A redirect made by an admin. */
export interface RedirectTable {
  /** Starts with a slash, without a query. */
  path: string;
  /** A path of this site, or a URL. */
  target: string;
  createdAt: string;
  creatorId: string | null;
}

/** A path that was requested but not found. */
export interface MissingPathTable {
  path: string;
  hits: number;
  lastAt: string;
}

/** One save of a group of settings. The latest version applies. */
export interface SettingTable {
  name: string;
  version: number;
  /** JSON. */
  fields: string;
  editorId: string | null;
  savedAt: string;
}

/** The pictures that a version of the settings has. Their files are kept as long as it. */
export interface SettingMediaTable {
  name: string;
  version: number;
  mediaId: string;
}

/** Facts about the setup of a site. */
export interface SetupTable {
  /**
   * `link`: the value is the SHA-256 of the setup link's token, in hex, until somebody uses it. `mail`: the mail server
   * that accepted a test email. `remove sample`: the removal has started. `skip …`: an item of the checklist.
   */
  name: string;
  value: string;
  createdAt: string;
}

/** Files under `<id>/…` in the media store. */
export interface MediaFileTable {
  id: string;
  kind: MediaKind;
  status: MediaStatus;
  contentType: string;
  /** The size of all files together. */
  bytes: number;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** A colour of the picture (`#rrggbb`), shown while it loads. */
  placeholder: string;
  alt: string;
  /** 1: decorative: needs no alternative text. */
  decorative: 0 | 1;
  /** The file name on the uploader's device; may be empty. */
  name: string;
  uploaderId: string | null;
  createdAt: string;
  /** The largest width of the picture of a video or file in pixels; null without one. */
  posterWidth: number | null;
}

export interface MediaTrackTable {
  mediaId: string;
  kind: "captions" | "transcript";
  language: string;
  /** Captions: WebVTT. A transcript: plain text. */
  content: string;
  updatedAt: string;
}

/** What a file or audio has beside its row among the media files, which shows the current version. */
export interface FileTable {
  mediaId: string;
  /** Like `pdf`. The same in all versions. */
  type: string;
  /** The last part of its URL, which stays with new versions. */
  address: string;
  /** SHA-256 of the bytes that were uploaded as the current version, hex. */
  hash: string;
  version: number;
  /** When the current version was published. */
  updatedAt: string;
}

export interface FileVersionTable {
  mediaId: string;
  version: number;
  hash: string;
  /** The file name on the uploader's device. */
  name: string;
  /** The size of the file that is served. */
  bytes: number;
  pages: number | null;
  seconds: number | null;
  /** The width of the picture of the first page. */
  posterWidth: number | null;
  width: number;
  height: number;
  placeholder: string;
  /** JSON arrays: the metadata that was removed, and what names people and was kept. */
  removed: string;
  kept: string;
  text: string;
  uploaderId: string | null;
  createdAt: string;
}

/** A deleted document that readers have seen: its URL answers 410. */
export interface TombstoneTable {
  kind: DocumentKindName;
  ref: string;
  removedAt: string;
}

/** An id that a client chose for a new document. The row outlives the document. */
export interface ChosenIdTable {
  id: string;
  kind: DocumentKindName;
  /** Null: a former member. */
  creatorId: string | null;
  createdAt: string;
}

/** What the full-text index of the engine holds. */
export interface SearchEntryTable {
  kind: DocumentKindName;
  ref: string;
  publishedAt: string;
  title: string;
  /** Labels, separated by line breaks. */
  tags: string;
  /** Words that a search can be narrowed to. */
  facets: string;
  /** The name of the rules that stem its words, see `db/words/stemmers.ts`. */
  language: string;
  /** 1 if the document has no language of its own: the rules are those of the site's language. */
  followsSite: number;
  body: string;
}

/** `due`: documents were deleted for good, and the index of SQLite has their words. `begun`: it is being merged. */
export interface SearchMergeTable {
  state: "removed" | "due" | "begun";
}

/** A version of this program that has run on this database. */
export interface ReleaseTable {
  version: string;
  /** When it took over from another version. */
  at: string;
  /** The oldest version that can still run beside it, on the same tables. */
  oldest: string;
}

/** A backup that this site has made by itself, and keeps. */
export interface BackupTable {
  /** Of its file. */
  name: string;
  madeAt: string;
  /** As it is stored, also the checksum. */
  bytes: number;
  sha256: string;
  provenAt: string | null;
  /** What was proven: a sentence. */
  proof: string;
}

export interface Schema {
  users: UserTable;
  sessions: SessionTable;
  resetTokens: EmailTokenTable;
  verificationTokens: EmailTokenTable;
  loginPlaces: LoginPlaceTable;
  mediaFiles: MediaFileTable;
  mediaTracks: MediaTrackTable;
  files: FileTable;
  fileVersions: FileVersionTable;
  avatars: AvatarTable;
  blogs: BlogTable;
  events: EventTable;
  eventDates: EventDateTable;
  removedDates: RemovedDateTable;
  likes: LikeTable;
  comments: CommentTable;
  collections: CollectionTable;
  collectionItems: CollectionItemTable;
  tags: TagTable;
  revisions: RevisionTable;
  documentMedia: DocumentMediaTable;
  translations: TranslationTable;
  tombstones: TombstoneTable;
  chosenIds: ChosenIdTable;
  pages: PageTable;
  people: PersonTable;
  calls: CallTable;
  bylines: BylineTable;
  projects: ProjectTable;
  documentProjects: DocumentProjectTable;
  slugs: SlugTable;
  redirects: RedirectTable;
  missingPaths: MissingPathTable;
  settings: SettingTable;
  settingMedia: SettingMediaTable;
  setup: SetupTable;
  publicationRecords: PublicationRecordTable;
  deposits: DepositTable;
  registrations: RegistrationTable;
  arrivals: ArrivalTable;
  guestMessages: GuestMessageTable;
  registrationEntries: RegistrationEntryTable;
  emails: EmailTable;
  jobs: JobTable;
  searchEntries: SearchEntryTable;
  blogCounts: BlogCountTable;
  searchMerges: SearchMergeTable;
  releases: ReleaseTable;
  backups: BackupTable;
}
