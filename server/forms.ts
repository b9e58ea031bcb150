import type { ServerResponse } from "node:http";
import type { FastifyRequest } from "fastify";
import type { Context } from "#core/context.ts";
import type { AnyOperation, Endpoint, FileField } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import { parsedBy } from "./input.ts";
import { withForm } from "./uploads.ts";

/** The field of a call that takes one file, in the way of those that take several. */
export function fieldsOf({ file, files = {} }: Endpoint): Record<string, FileField> {
  if (!file) return files;
  return { ...files, [file.field]: { ...file, most: 1, tooMany: "Please choose one file." } };
}

/** Aborted when the client closes the connection before it has the answer. */
export function departure(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}

type Asked = {
  endpoint: Endpoint;
  operation: AnyOperation;
  kinds: Record<string, FileField>;
  input: Record<string, unknown>;
  /** A visit of whoever asks, as of now. Refuses who may not make the call any more. */
  contextNow(): Promise<Context>;
};

/**
 * A call that may come with files: as a form, or as JSON where there are none and none is needed. Files take their
 * time: whether their sender may send them is asked before they come and once more when they are there.
 */
export async function answerForm(
  request: FastifyRequest,
  ctx: Context,
  { endpoint, operation, kinds, input, contextNow }: Asked,
): Promise<unknown> {
  const { file, body } = endpoint;
  if (!file && !request.isMultipart()) {
    const none = Object.fromEntries(Object.keys(kinds).map((field) => [field, []]));
    return operation(ctx, {
      ...input,
      ...fieldsIn(body, request.body === undefined ? {} : request.body),
      files: none,
    });
  }
  const limit = ctx.actor?.role === "admin" ? "upload of an admin" : "upload";
  const count = () => ctx.limits.count(limit, ctx.actor?.id ?? ctx.clientKey);
  if (file) await count(); // before a byte of it is read
  const onFirstFile = file ? async () => {} : count;
  return withForm(request, { kinds, onFirstFile }, async ({ fields, files }) => {
    const given = { ...input, ...fieldsIn(body, fields), files };
    const ctx = await contextNow();
    if (!file) return operation(ctx, given);
    const [sent] = files[file.field] ?? [];
    const msg = "Please choose a file.";
    if (!sent) throw new AppError("bad_request", msg, { errors: [{ path: file.field, msg }] });
    return operation(ctx, { ...given, file: sent });
  });
}

/** The fields of a form as its schema has them. Refuses, and names every faulty one. */
function fieldsIn(schema: Endpoint["body"], fields: unknown): Record<string, unknown> {
  return schema ? parsedBy(schema, fields) : {};
}
