import type { FastifyRouteSchemaDef, FastifyValidationResult } from "fastify/types/schema.js";
import type { z } from "zod";
import type { Endpoint } from "#core/contract.ts";
import { AppError } from "#core/errors.ts";
import { m } from "#messages";
import { fieldErrorsOf, sentenceFor } from "./sentences.ts";

/** Strangers log in, sign up or register with a dozen. */
const maxValues = { anyone: 200, members: 10_000 };

/** True for JSON that takes long to parse and to check: a text takes no time, but so many values take milliseconds. */
export function hasManyValues(json: string, sender: keyof typeof maxValues): boolean {
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') at = endOfText(json, at);
    else if (character === "," || character === "[" || character === "{") values += 1;
  }
  return values > maxValues[sender];
}

/** The position of the quotation mark that closes a text. */
function endOfText(json: string, start: number): number {
  let end = start;
  do end = json.indexOf('"', end + 1);
  while (end >= 0 && isEscaped(json, end));
  return end < 0 ? json.length : end;
}

function isEscaped(json: string, at: number): boolean {
  let from = at;
  while (json[from - 1] === "\\") from -= 1;
  return (at - from) % 2 === 1;
}

/** Throws `bad_request` with the faulty fields. */
export function parsedBy<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: sentenceFor, reportInput: true });
  if (result.success) return result.data;
  throw badInput(fieldErrorsOf(result.error.issues));
}

/** Throws `not_found`: no document can have such parameters. */
export function parsedParams(schema: z.ZodType, input: unknown): unknown {
  const result = schema.safeParse(input);
  if (!result.success) throw new AppError("not_found", m.errors.nothingHere());
  return result.data;
}

/** Makes Fastify's validator. The body of a form is validated after its files were read. */
export function validatorFor(takesFiles: boolean) {
  return ({ schema: input, httpPart }: FastifyRouteSchemaDef<unknown>): FastifyValidationResult => {
    const schema = input as z.ZodType;
    const check = (value: unknown) => {
      if (httpPart === "body" && takesFiles) return { value };
      try {
        return { value: httpPart === "params" ? parsedParams(schema, value) : parsedBy(schema, value) };
      } catch (error) {
        return { error };
      }
    };
    return check as FastifyValidationResult;
  };
}

/** Throws for parameters of other endpoints: the answer would look filtered. Unknown ones are ignored. */
export function rejectForeignQuery(endpoint: Endpoint, query: unknown, vocabulary: Set<string>): void {
  if (!endpoint.route.startsWith("GET ")) return;
  const foreign = Object.keys(query ?? {}).filter(
    (name) => vocabulary.has(name) && !Object.hasOwn(endpoint.query?.shape ?? {}, name),
  );
  const errors = foreign.map((name) => ({
    path: name,
    msg: m.errors.unknownParameter({ name }),
  }));
  if (errors.length > 0) throw badInput(errors);
}

function badInput(errors: AppError["errors"]): AppError {
  return new AppError("bad_request", errors[0]?.msg ?? m.errors.notValid(), { errors });
}
