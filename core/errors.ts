/** One faulty field of a request. `path` is its path in the input, `msg` a sentence. */
export type FieldError = { path: string; code?: "required" | "too_long" | "invalid"; msg: string };

export const errorStatuses = {
  bad_request: 400,
  already_liked: 400,
  not_liked: 400,
  unauthorized: 401,
  forbidden: 403,
  unverified: 403,
  not_found: 404,
  conflict: 409,
  superseded: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  too_many_requests: 429,
  unavailable: 503,
  no_space: 507,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** An expected failure. `message` is a sentence for the person; `cause` goes to the log only. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: FieldError[];
  /** In seconds. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { errors?: FieldError[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? {} : { cause: more.cause });
    this.name = "AppError";
    this.code = code;
    this.status = errorStatuses[code];
    this.errors = more.errors ?? [];
    this.retryAfter = more.retryAfter;
  }
}

/** Recognises errors thrown by the copy of this module in the server build of the pages, too. */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === "AppError";
}

export function messageOf(error: unknown, otherwise: string): string {
  return (isAppError(error) && error.message) || otherwise;
}

export function fieldError(path: string, msg: string, code: ErrorCode = "bad_request"): AppError {
  return new AppError(code, msg, { errors: [{ path, msg }] });
}

export function messagesByPath(errors: FieldError[]): Record<string, string> {
  return Object.fromEntries(errors.map(({ path, msg }) => [path, msg]));
}
