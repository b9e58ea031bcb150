import { CircleAlert } from "lucide-react";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { lacksText } from "./words.ts";

export function TextMark({ entry }: { entry: MediaEntry }) {
  if (entry.decorative) return <Badge variant="outline">{m.adminMedia.isDecorative()}</Badge>;
  if (!lacksText(entry)) return null;
  return (
    <span className="inline-flex items-start gap-1.5 text-small font-semibold text-accent">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {m.adminMedia.noAltText()}
    </span>
  );
}
