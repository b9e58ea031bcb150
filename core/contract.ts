import type { z } from "zod";
import type { DocumentKindName } from "#db/schema.ts";
import type { AdminContext, Context, MemberContext, Upload } from "./context.ts";
import type { Message } from "./message.ts";
import type { Services } from "./services.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The operation gets `params`, `query` and `body` together as its input. */
export type Endpoint = {
  /** `GET /api/blogs/:id` */
  route: `${Method} /api/${string}`;
  summary: string;
  access: "anyone" | "members" | "admins";
  params?: z.ZodObject;
  /** `:id` may be the `_id`, a slug or a former slug of such a document. The operation gets the `_id`. */
  document?: DocumentKindName | ":kind";
  query?: z.ZodObject;
  /** One of several is named by a parameter: it is read as a part of the body, too. */
  body?: z.ZodObject | z.ZodDiscriminatedUnion;
  /** One file, sent as `multipart/form-data` under this field; the operation gets it as `file`. */
  file?: { field: string; maxBytes: number; tooLarge: Message };
  /** Optional files, sent as `multipart/form-data`; the operation gets them as `files`, by field. */
  files?: Record<string, FileField>;
  /** Raises the limit of the body from 64 kB to 2 MB. */
  longText?: true;
  answer: z.ZodType;
  /** 200 by default. */
  status?: 200 | 201 | 202;
  /** The body of the response is the items; `X-Total-Count`, `X-Page-Count` and `Link` have the rest. */
  paged?: true;
};

export type FileField = { max: number; maxBytes: number; tooMany: Message; tooLarge: Message };

type Endpoints = Record<string, Endpoint>;

/**
 * One page of a list. `page` counts from 1. `limit` is set if a page has fewer items than requested: `page` and `pages`
 * then count pages of that size, and this one begins where the requested one does.
 */
export type Page<Item> = { items: Item[]; total: number; page: number; pages: number; limit?: number };

type Part<S, Side extends "input" | "output"> = S extends z.ZodType
  ? Side extends "input"
    ? z.input<S>
    : z.output<S>
  : unknown;

type Input<C extends Endpoint, Side extends "input" | "output"> = Part<C["params"], Side> &
  Part<C["query"], Side> &
  Part<C["body"], Side>;

export type Answer<C extends Endpoint> = C["paged"] extends true
  ? z.output<C["answer"]> extends (infer Item)[]
    ? Page<Item>
    : never
  : z.output<C["answer"]>;

type One<C extends Endpoint, File> = C["file"] extends object ? { file: File } : unknown;
type UploadInput<C extends Endpoint> = One<C, Upload> &
  (C["files"] extends object ? { files: { [Field in keyof C["files"]]: Upload[] } } : unknown);
type FormInput<C extends Endpoint> = One<C, Blob> &
  (C["files"] extends object ? { files?: { [Field in keyof C["files"]]?: Blob[] } } : unknown);

/** Options of requests with files. `progress` gets bytes. */
export type UploadOptions = { progress?(sent: number, of: number): void; signal?: AbortSignal };

type EndpointFunction<C extends Endpoint> = C extends { file: object } | { files: object }
  ? (input: Input<C, "input"> & FormInput<C>, uploadOptions?: UploadOptions) => Promise<Answer<C>>
  : Record<never, never> extends Input<C, "input">
    ? (input?: Input<C, "input">) => Promise<Answer<C>>
    : (input: Input<C, "input">) => Promise<Answer<C>>;

export type FunctionsOf<C extends Endpoints> = { [Name in keyof C]: EndpointFunction<C[Name]> };

/** The type of both API implementations, in process and over HTTP. */
export type ApiOf<Contracts extends Record<string, Endpoints>> = {
  [Feature in keyof Contracts]: FunctionsOf<Contracts[Feature]>;
};

type ContextOf<Access extends Endpoint["access"]> = {
  anyone: Context;
  members: MemberContext;
  admins: AdminContext;
}[Access];

export type Operations<C extends Endpoints> = {
  [Name in keyof C]: (
    ctx: ContextOf<C[Name]["access"]>,
    input: Input<C[Name], "output"> & UploadInput<C[Name]>,
    services: Services,
  ) => Promise<Answer<C[Name]>>;
};

/** What the operations get, by their names. */
export type Inputs<C extends Endpoints> = { [Name in keyof C]: Parameters<Operations<C>[Name]>[1] };

/** An operation whose contract is only known at run time. */
export type AnyOperation = (
  ctx: Context,
  input: Record<string, unknown>,
  services: Services,
) => Promise<unknown>;

/** Keeps the literal types, from which inputs and answers are inferred. */
export function endpoints<const C extends Endpoints>(contract: C): C {
  return contract;
}

/** `["GET", "/api/blogs/:id"]` */
export function methodAndUrl({ route }: Pick<Endpoint, "route">): [Method, `/api/${string}`] {
  return route.split(" ") as [Method, `/api/${string}`];
}
