import { replaceColumn } from "./replace-column.ts";

/** Files and audio beside pictures and videos. */
export function fileTables(_instant: string): string[] {
  const kinds = "check (new_kind in ('image', 'video', 'audio', 'file'))";
  return replaceColumn("media_files", "kind", `text not null default 'image' ${kinds}`);
}
