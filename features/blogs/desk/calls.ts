import type { MediaFunctions } from "#features/media/library-contract.ts";
import type { BlogFunctions } from "../contract.ts";
import type { WritingFunctions } from "../writing-contract.ts";

/** What the desk asks of the server. */
export type DeskCalls = {
  blogs: Pick<BlogFunctions, "subcategories">;
  writing: WritingFunctions;
  media: Pick<MediaFunctions, "uploadPicture" | "list" | "read" | "update">;
};
