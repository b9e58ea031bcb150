import { type FieldError, isAppError } from "#core/errors.ts";
import type { Dropped } from "../html.server.ts";
import { cleanText } from "./texts.server.ts";

type Clean = { html: string; dropped: Dropped; error?: FieldError };
type Options = { required?: string; member?: string };

/** The sanitised text of the field `content`, or its error; `required` is that of a text without anything to read. */
export async function cleanField(content: string, { required, member }: Options): Promise<Clean> {
  try {
    const { html, dropped, facts } = await cleanText(content, member);
    const isEmpty = facts.text === "" && !/<img|data-gallery=/.test(html);
    const error = { path: "content", code: "required", msg: required ?? "" } as const;
    return required && isEmpty ? { html, dropped, error } : { html, dropped };
  } catch (error) {
    if (!isAppError(error) || error.code !== "bad_request") throw error;
    return { html: "", dropped: new Map(), error: { path: "content", msg: error.message } };
  }
}
