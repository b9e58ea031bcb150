import type { Operations } from "#core/contract.ts";
import type { writingEndpoints } from "../writing-contract.ts";
import { autosaveWriting } from "./autosave.server.ts";
import { closeBlogComments, countManaged, listManaged, suggestTags } from "./manage.server.ts";
import { previewWriting } from "./preview.server.ts";
import { readWriting } from "./read.server.ts";
import { listRevisions, readRevision, restoreRevision } from "./revisions.server.ts";
import { addWriting, updateWriting } from "./saving.server.ts";
import { discardBlogs, restoreBlogs, trashBlogs } from "./trash.server.ts";

export const writingOperations: Operations<typeof writingEndpoints> = {
  add: addWriting,
  update: updateWriting,
  autosave: autosaveWriting,
  read: readWriting,
  preview: previewWriting,
  revisions: listRevisions,
  revision: readRevision,
  restoreRevision,
  manage: listManaged,
  tags: suggestTags,
  counts: countManaged,
  trash: trashBlogs,
  restore: restoreBlogs,
  discard: discardBlogs,
  comments: closeBlogComments,
};
