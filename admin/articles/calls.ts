import type { BlogFunctions } from "#features/blogs/contract.ts";
import type { WritingFunctions } from "#features/blogs/writing-contract.ts";
import type { MediaFunctions } from "#features/media/library-contract.ts";

/** What the desk asks of the server. */
export type FormApi = {
  blogs: Pick<BlogFunctions, "subcategories">;
  writing: WritingFunctions;
  media: Pick<MediaFunctions, "uploadPicture" | "list" | "read" | "update">;
};
