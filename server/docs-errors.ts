import type { FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import { errorStatuses } from "#core/errors.ts";

type Transform = NonNullable<FastifyDynamicSwaggerOptions["transformObject"]>;
type Operation = { responses?: object };

const text = { type: "string" };
const object = (properties: object, required: string[]) => ({ type: "object", properties, required });

const codes = [...Object.keys(errorStatuses), "internal_error"];
const fieldError = object({ path: text, code: { enum: ["required", "too_long", "invalid"] }, msg: text }, [
  "path",
  "code",
  "msg",
]);
const schema = object(
  {
    code: { ...text, enum: codes, description: "for programs; there may be more in future" },
    msg: { ...text, description: "a sentence for people" },
    errors: { type: "array", items: fieldError, description: "the faulty fields" },
  },
  ["code", "msg"],
);

export const withErrors: Transform = (input) => {
  if (!("openapiObject" in input)) return input.swaggerObject;
  const document = input.openapiObject;
  for (const operation of Object.values(document.paths ?? {}).flatMap((path) => Object.values(path ?? {}))) {
    const { responses } = operation as Operation;
    Object.assign(operation, {
      responses: { ...responses, default: { $ref: "#/components/responses/Error" } },
    });
  }
  const error = {
    description: "An error, with the fitting status",
    content: { "application/json": { schema } },
  };
  return {
    ...document,
    components: { ...document.components, responses: { Error: error } },
  } as typeof document;
};
