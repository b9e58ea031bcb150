import type { ServerResponse } from "node:http";
import type { FastifyRequest } from "fastify";
import type { Context } from "#core/context.ts";
import type { Endpoint, FileField } from "#core/contract.ts";
import { fieldError } from "#core/errors.ts";
import { m } from "#messages";
import { parsedBy } from "./input.ts";
import { withForm } from "./uploads.ts";

/** The file fields of an endpoint, also if it takes a single file. */
export function fileFieldsOf({ file, files = {} }: Endpoint): Record<string, FileField> {
  if (!file) return files;
  return { ...files, [file.field]: { ...file, max: 1, tooMany: m.errors.oneFile } };
}

/** Aborted if the client closes the connection before it has the response. */
export function hangUpSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/**
 * Runs the work with the fields and files of a multipart form. Endpoints whose files are optional also take JSON.
 * Counts the upload before the first byte of a file is stored.
 */
export async function withInput<Result>(
  request: FastifyRequest,
  ctx: Context,
  endpoint: Endpoint,
  work: (input: Record<string, unknown>) => Promise<Result>,
): Promise<Result> {
  const { file, body } = endpoint;
  const fieldsFrom = (fields: unknown) => (body ? (parsedBy(body, fields) as object) : {});
  const kinds = fileFieldsOf(endpoint);
  if (!file && !request.isMultipart()) {
    const files = Object.fromEntries(Object.keys(kinds).map((field) => [field, []]));
    return work({ ...fieldsFrom(request.body === undefined ? {} : request.body), files });
  }
  const limit = ctx.actor?.role === "admin" ? "upload of an admin" : "upload";
  const key = ctx.actor?.id ?? ctx.clientKey;
  const count = () => ctx.limits.count(limit, key);
  if (file) await count();
  const onFirstFile = file ? async () => {} : count;
  return withForm(request, { kinds, key, onFirstFile }, async ({ fields, files }) => {
    const input = { ...fieldsFrom(fields), files };
    if (!file) return work(input);
    const [upload] = files[file.field] ?? [];
    if (!upload) throw fieldError(file.field, m.errors.chooseFile());
    return work({ ...input, file: upload });
  });
}
