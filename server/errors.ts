import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError, type ErrorCode, errorStatuses } from "#core/errors.ts";
import type { Message } from "#core/message.ts";
import type { Services } from "#core/services.ts";
import { BrokenReferenceError } from "#db/client.ts";
import type { Engine } from "#db/engine.ts";
import { inLanguage, m } from "#messages";
import { callerLanguage } from "./http/caller-language.ts";
import { plainPage } from "./plain-page.ts";

const maxUnread = 16 * 1024 * 1024; // bytes

/** Errors by Fastify's code or by status. */
const errorsOfFastify: Record<string, [ErrorCode, msg: Message]> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: ["bad_request", m.errors.bodyEmpty],
  FST_ERR_CTP_INVALID_JSON_BODY: ["bad_request", m.errors.bodyNotJson],
  404: ["not_found", m.errors.nothingHere],
  413: ["too_large", m.errors.requestTooLarge],
  415: ["unsupported_media_type", m.errors.unknownContentType],
  416: ["range_not_satisfiable", m.errors.fileShorter],
};
const unreadable: [ErrorCode, Message] = ["bad_request", m.errors.unreadable];

type ErrorBody = { code: string; msg: string; errors?: { path: string; code: string; msg: string }[] };

/** Every error as `{ code, msg, errors? }`, or as a small page. Stack, query and cause are only logged. */
export function apiErrors(fastify: FastifyInstance, { db, site }: Services): void {
  fastify.setErrorHandler<FastifyError>((error, request, reply) => {
    const isOfApi = request.url.startsWith("/api/");
    return isOfApi
      ? inLanguage(callerLanguage(request, site), () => fail(error, request, reply))
      : fail(error, request, reply);
  });

  function fail(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const appError =
      errorForFailure(error, db.engine) ?? (error instanceof AppError ? error : appErrorFor(error));
    reply.header("cache-control", "no-store");
    if (appError?.code === "unavailable" && appError.cause)
      request.log.warn({ err: appError }, "an answer failed: the database or the files cannot be reached");
    if (appError?.code === "no_space")
      request.log.error({ err: appError }, "nothing can be saved: the disk is full");
    if (!appError) {
      request.log.error({ err: error }, "an answer failed");
      return answer(request, reply.status(500), { code: "internal_error", msg: m.errors.wentWrong() });
    }
    if (appError.status === 413 && reply.getHeader("connection") === "close") letSenderFinish(request, reply);
    if (appError.retryAfter) reply.header("retry-after", appError.retryAfter);
    if (appError.status === 401) reply.header("www-authenticate", "Bearer");
    const errors = appError.errors.map(({ path, code = "invalid", msg }) => ({ path, code, msg }));
    // Only pages answer 410; API clients see the code.
    const status = appError.code === "gone" ? errorStatuses.not_found : appError.status;
    const { code, message: msg } = appError;
    return answer(request, reply.status(status), { code, msg, ...(errors.length > 0 ? { errors } : {}) });
  }

  function answer(request: FastifyRequest, reply: FastifyReply, error: ErrorBody): FastifyReply {
    if (reply.statusCode < 500 || !wantsPage(request)) return reply.send(error);
    const { html, policy } = plainPage(site, error.msg);
    return reply.type("text/html; charset=utf-8").header("content-security-policy", policy).send(html);
  }
}

/** Reads the rest of a large body, up to a limit: a client that is cut off never sees the response. */
function letSenderFinish({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader("connection");
  let left = maxUnread;
  raw.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return method === "GET" && !url.startsWith("/api/") && Boolean(headers.accept?.includes("text/html"));
}

/** Returns the error for a database that does not answer or is out of space. */
export function errorForFailure(error: unknown, { failure }: Engine): AppError | undefined {
  const reason = failure(error);
  if (reason === "no space") return new AppError("no_space", m.errors.noSpace(), { cause: error });
  return reason && new AppError("unavailable", m.errors.unavailable(), { cause: error, retryAfter: 5 });
}

function appErrorFor(error: FastifyError): AppError | undefined {
  if (error instanceof BrokenReferenceError)
    return new AppError("not_found", m.errors.goneReference(), { cause: error });
  if (isDiskFull(error)) {
    return new AppError("no_space", m.errors.noSpaceForFile(), { cause: error });
  }
  const { code, statusCode = 500 } = error;
  if (statusCode >= 500) return undefined;
  const [ours, msg] = errorsOfFastify[code] ?? errorsOfFastify[statusCode] ?? unreadable;
  return new AppError(ours, msg());
}

/** Libraries wrap the system's error. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "ENOSPC") || isDiskFull(error.cause);
}
