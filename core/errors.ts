/** One faulty field of a request: its path in the input, and what is wrong in a sentence. */
export type FieldFault = { path: string; code?: "required" | "too_long" | "invalid"; msg: string };

export const refusalKinds = {
  "bad input": 400,
  "no sign-in": 401,
  "not allowed": 403,
  absent: 404,
  taken: 409,
  gone: 410,
  "too large": 413,
  "wrong kind": 415,
  "no such range": 416,
  "too many": 429,
  unavailable: 503,
  "no space": 507,
} as const;

/** The stable code of each kind, for programs. */
export const refusalCodes = {
  "bad input": "bad_request",
  "no sign-in": "unauthorized",
  "not allowed": "forbidden",
  absent: "not_found",
  taken: "conflict",
  gone: "gone",
  "too large": "too_large",
  "wrong kind": "unsupported_media_type",
  "no such range": "range_not_satisfiable",
  "too many": "too_many_requests",
  unavailable: "unavailable",
  "no space": "no_space",
} as const satisfies Record<keyof typeof refusalKinds, string>;

/** A kind's code, or a more particular one. */
export type RefusalCode = (typeof refusalCodes)[RefusalKind] | "already_liked" | "not_liked";

export type RefusalKind = keyof typeof refusalKinds;

/**
 * A request that is answered with "no": thrown by rules, shaped into an answer at the door.
 * `message` is a sentence for the person; `cause` (optional) is for the log only.
 */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly code: RefusalCode;
  /** The HTTP status that says the same. */
  readonly status: number;
  readonly faults: FieldFault[];
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: RefusalKind,
    message: string,
    more: { code?: RefusalCode; faults?: FieldFault[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? {} : { cause: more.cause });
    this.name = "Refusal";
    this.kind = kind;
    this.code = more.code ?? refusalCodes[kind];
    this.status = refusalKinds[kind];
    this.faults = more.faults ?? [];
    this.retryAfter = more.retryAfter;
  }
}

/** Whether an error is a refusal, also one that another copy of this module has thrown (the pages are a build of their own). */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === "Refusal";
}
