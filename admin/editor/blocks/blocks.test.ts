import { getSchema } from "@tiptap/core";
import { expect, it } from "vitest";
import { schema } from "./blocks.ts";

it("begins an empty text with a paragraph, whatever blocks there are", () => {
  expect(getSchema(schema).topNodeType.createAndFill()?.firstChild?.type.name).toBe("paragraph");
});
