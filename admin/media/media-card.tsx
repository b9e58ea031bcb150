import type { MediaEntry } from "#features/media/library/contract.ts";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { TextMark } from "./alt-text-mark.tsx";
import { MediaThumbnail } from "./thumbnail.tsx";
import { aboutFile, lacksText, nameOf } from "./words.ts";

export function MediaCard({ entry, onOpen }: { entry: MediaEntry; onOpen(): void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="group/media block w-full rounded-base text-match-parent outline-offset-4"
    >
      <span className="block group-hover/media:opacity-85">
        <MediaThumbnail
          entry={entry}
          sizes="(min-width: 80rem) 14rem, (min-width: 64rem) 18rem, (min-width: 48rem) 30vw, 45vw"
        />
      </span>
      <span className="mt-2.5 line-clamp-2 text-small leading-snug font-semibold wrap-anywhere group-hover/media:text-brand">
        {nameOf(entry)}
      </span>
      <span className="mt-1 block text-meta text-muted">{aboutFile(entry)}</span>
      <span className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 empty:hidden">
        {lacksText(entry) && <TextMark entry={entry} />}
        {entry.useCount === 0 && <Badge variant="outline">{m.adminMedia.unused()}</Badge>}
      </span>
    </button>
  );
}
