import type { WrittenBlog } from "../writing-contract.ts";
import type { BlogFields } from "./fields.ts";

/** A blog that has just been saved for the first time, and what is on its form, on the way to the page that edits it. */
export type Carried = { blog: WrittenBlog; fields: BlogFields; said?: string };

let carried: Carried | undefined;

/** Takes a form along to the next page, so that no letter is lost on the way and nothing has to be loaded. */
export function carry(form: Carried): void {
  carried = form;
}

export function carriedTo(id: string): Carried | undefined {
  return carried?.blog._id === id ? carried : undefined;
}

export function putDown(): void {
  carried = undefined;
}
