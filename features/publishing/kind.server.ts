import type { Context } from "#core/context.ts";
import type { MediaServices } from "#core/services.ts";
import type { Changed } from "#db/client.ts";
import type { Queries } from "#db/engine.ts";
import type { DocumentColumns, DocumentKindName, DocumentTable, VisualKind } from "#db/schema.ts";
import type { Fields } from "#features/fields/field.ts";
import type { FileDescription } from "#features/media/alternative-texts.server.ts";
import type { SearchDocument } from "#features/search-index/index.server.ts";
import type { InvalidValues } from "./lifecycle.ts";
import type { ManagedColumns } from "./manage.store.server.ts";
import type { SharingValues } from "./sharing.ts";
import type { PublishOptions } from "./status.server.ts";

/** The types of a kind of document. */
export type KindTypes = {
  row: DocumentColumns;
  /** What a revision holds. */
  values: { title: string; tags: string[]; projects?: string[] } & SharingValues;
  /** What a request sends. */
  input: PublishOptions & { slug?: string };
  /** The values as a form has them. */
  shown: object;
  /** A document as its writers see it. */
  editable: unknown;
  /** A document in the administrators' list. */
  managed: unknown;
  /** How that list is filtered. */
  filter: object;
};

/** A document as it is stored: all columns of its table, and its values; of a draft, also what is not valid yet. */
export type Stored<T extends KindTypes = KindTypes> = {
  row: T["row"];
  values: T["values"];
  invalid?: InvalidValues;
};

/** A file of the request that is in the media store. */
export type UploadedFile = { id: string; kind: VisualKind; alt: string };

/** Where `upload` puts files, and what it has put there. */
export type UploadTarget = MediaServices & { uploads: UploadedFile[] };

export type Demand<T extends KindTypes = KindTypes> = {
  before?: T["values"];
  /** The account that creates or created the document. */
  ownerId?: string;
  /** Readers see the document: nothing they need may be missing. */
  complete: boolean;
  /** The files of the request, once they are in the media store. */
  uploads?: UploadedFile[];
};

export type SavedChange<T extends KindTypes = KindTypes> = {
  queries: Queries;
  now: string;
  before?: Stored<T>;
  after: Stored<T>;
};

/** The original of a translation, and the language of that. */
type Begun<T extends KindTypes> = Pick<Context, "site"> & { row: T["row"]; language: string };

/** Long texts are read on a thread. */
type Awaitable<Value> = Value | Promise<Value>;

/** What is particular to a kind of document. Everything else is done once, in this folder. */
export type DocumentKind<T extends KindTypes = KindTypes> = {
  name: DocumentKindName;
  table: DocumentTable;
  fields: Fields;
  /**
   * Names of what depends on other documents, such as a unique value. They are locked before any row, so that two
   * saves cannot wait for each other, and the values are validated again under the locks.
   */
  locks?(values: T["values"]): string[];
  /** The values of a document, as revisions keep them. */
  valuesOf(queries: Queries, row: T["row"]): Promise<T["values"]>;
  /** Throws with an error for every faulty field. What the input lacks stays as it is. */
  validate(ctx: Context, queries: Queries, input: T["input"], demand: Demand<T>): Promise<T["values"]>;
  /** Puts the files of a request into the media store and adds each to `uploads` at once. */
  upload(ctx: Context, input: T["input"], values: T["values"], target: UploadTarget): Promise<void>;
  /** The columns of the kind's own table, saved `at` an instant. */
  columnsOf(values: T["values"], at: string): Awaitable<Partial<T["row"]>>;
  /** Columns of a new document that requests cannot set. */
  columnsAtFirst?(ctx: Context): Partial<T["row"]>;
  /** Saves what stands in other tables of the kind. */
  saveParts?(queries: Queries, id: string, stored: Pick<Stored<T>, "values" | "invalid">): Promise<void>;
  /** What a request says of the media files themselves. */
  descriptions(values: T["values"], input: T["input"]): FileDescription[];
  /** All media files that the values show. `origin` is the public URL of this site. */
  mediaIn(values: T["values"], origin: string): Awaitable<string[]>;
  searchable(
    queries: Queries,
    document: Stored<T>,
  ): Promise<Pick<SearchDocument, "text" | "section" | "authorIds">>;
  /** Searches find a document by the alternative texts of its media. */
  findsAlternativeTexts?: true;
  /** The input that saves the values of a revision again. */
  inputOf(queries: Queries, values: T["values"]): Promise<T["input"]>;
  /** The values for a copy of a document, without what only one document can have. Throws if it cannot be copied. */
  copied?(values: T["values"], row: T["row"]): T["values"];
  /** The same for a translation to begin with, if it keeps more. */
  translated?(values: T["values"], begun: Begun<T>): T["values"];
  /** The id of a translation that has to have a certain one. Throws if there can be none. `taken`: the other languages. */
  idOfTranslation?(
    ctx: Context,
    id: string,
    begun: { language: string; taken: string[] },
  ): string | undefined;
  managed: ManagedColumns<T["filter"]> & {
    /** Lists documents in the order of the ids. */
    list(ctx: Context, ids: string[]): Promise<T["managed"][]>;
  };
  /** Acts on a saved change of a document, in the same transaction. */
  saved?(ctx: Context, change: SavedChange<T>): Promise<void>;
  /** Acts on documents that were put into the trash, in the same transaction. */
  trashed?(ctx: Context, queries: Queries, ids: string[]): Promise<void>;
  /** Called before one in the trash is deleted for good. Throws if that is too early. */
  discarding?(ctx: Context, queries: Queries, id: string): Promise<void>;
  /** The same for one that was restored. */
  restored?(ctx: Context, queries: Queries, document: Stored<T>): Promise<void>;
  /** Invalidates the pages that show a document which is public or scheduled, or was before. */
  invalidateShown(invalidate: Changed, change: SavedChange<T>): Promise<void>;
  /** Invalidates all pages that show some documents, or link to them. */
  invalidateRemoved(invalidate: Changed, ids: string[]): void;
  /** The values as a form has them, with what it shows besides, such as pictures. */
  shownValues(ctx: Context, values: T["values"]): Promise<T["shown"]>;
  read(ctx: Context, id: string): Promise<T["editable"]>;
};
