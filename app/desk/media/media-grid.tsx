import { CircleAlert } from "lucide-react";
import { MediaThumbnail } from "#features/media/library/thumbnail.tsx";
import { aboutFile, nameOf } from "#features/media/library/words.ts";
import type { MediaEntry } from "#features/media/library-contract.ts";
import { Badge } from "#ui/badge.tsx";

type MediaGridProps = { entries: MediaEntry[]; onOpen(entry: MediaEntry): void };

/** What is in the library, each to be opened. */
export function MediaGrid({ entries, onOpen }: MediaGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4">
      {entries.map((entry) => (
        <li key={entry._id}>
          <button
            type="button"
            onClick={() => onOpen(entry)}
            className="group/media block w-full rounded-base text-left outline-offset-4"
          >
            <span className="block group-hover/media:opacity-85">
              <MediaThumbnail entry={entry} sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, 45vw" />
            </span>
            <span className="mt-3 block text-small leading-snug font-semibold group-hover/media:text-brand">
              {entry.alt ? (
                <span className="line-clamp-2">{entry.alt}</span>
              ) : (
                <span className="flex items-start gap-1.5 text-accent">
                  <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                  <span>
                    <span className="sr-only">{nameOf(entry).split(" ")[0]}: </span>No alternative text
                  </span>
                </span>
              )}
            </span>
            <span className="mt-1 block text-meta text-muted">{aboutFile(entry)}</span>
            <span className="mt-2 block">
              <Badge look={entry.useCount > 0 ? "outline" : "neutral"}>{usesInWords(entry)}</Badge>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function usesInWords({ useCount }: MediaEntry): string {
  if (useCount === 0) return "Unused";
  return useCount === 1 ? "Used once" : `Used ${useCount} times`;
}
