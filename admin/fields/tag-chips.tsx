import { X } from "lucide-react";
import { m } from "#messages";

export function TagChips({ tags, onRemove }: { tags: string[]; onRemove(tag: string): void }) {
  return (
    <ul aria-label={m.adminFields.tags()} className="contents">
      {tags.map((tag) => (
        <li
          key={tag}
          className="inline-flex max-w-full items-center rounded-full border border-hairline bg-sunken ps-3.5 text-small"
        >
          <span className="truncate">{tag}</span>
          <button
            type="button"
            aria-label={m.adminFields.removeTag({ tag })}
            onClick={() => onRemove(tag)}
            className="button inline-flex size-9 shrink-0 items-center justify-center rounded-full text-muted hover:text-danger"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
