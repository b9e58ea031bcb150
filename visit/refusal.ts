/** One faulty field of a request: where it stands in the input, and what is wrong in a sentence. */
export type FieldFault = { path: string; msg: string };

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

export type RefusalKind = keyof typeof refusalKinds;

/**
 * A request that is answered with "no": thrown by rules, shaped into an answer at the door.
 * `message` is a sentence for the person; `cause` (optional) is for the log only.
 */
export class Refusal extends Error {
  readonly kind: RefusalKind;
  /** The HTTP status that says the same. */
  readonly status: number;
  readonly faults: FieldFault[];
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: RefusalKind,
    message: string,
    more: { faults?: FieldFault[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? {} : { cause: more.cause });
    this.name = "Refusal";
    this.kind = kind;
    this.status = refusalKinds[kind];
    this.faults = more.faults ?? [];
    this.retryAfter = more.retryAfter;
  }
}

/** Whether an error is a refusal, also one that another copy of this module has thrown (the pages are a build of their own). */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === "Refusal";
}
