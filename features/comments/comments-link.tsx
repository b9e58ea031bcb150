import { MessageCircle } from "lucide-react";
import { m } from "#messages";

export function CommentsLink({ count }: { count: number }) {
  return (
    <a
      href="#comments"
      aria-label={m.comments.count({ count })}
      className="button inline-flex min-h-11 items-center gap-2 rounded-base border border-control px-5 py-2 text-small font-semibold hover:border-brand hover:text-brand"
    >
      <MessageCircle aria-hidden className="size-4.5" />
      <span className="[font-variant-numeric:tabular-nums]">{count}</span>
    </a>
  );
}
