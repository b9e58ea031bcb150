import { ChevronDown, type LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";

type SideGroupProps = {
  title: string;
  icon: LucideIcon;
  /** What is set, in a few words. */
  summary?: ReactNode;
  /** Open at first. */
  open?: boolean;
  /** Renders the content only while it is open. `isWrong` opens it. */
  lazy?: { isWrong: boolean };
  children: ReactNode;
};

/** Fields in the side panel of a form. The form opens it if one of them is invalid. */
export function SideGroup({ title, icon: Icon, summary, open = false, lazy, children }: SideGroupProps) {
  const [isOpen, setOpen] = useState(open);
  const shown = isOpen || lazy?.isWrong;
  return (
    <details
      open={shown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/side @container min-w-0 border-hairline bg-surface not-first:border-t"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-base px-4 py-2.5 hover:text-brand focus-visible:outline-offset-[-3px] [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="min-w-0 grow">
          <span className="block text-small font-semibold">{title}</span>
          {summary && <span className="block text-meta wrap-anywhere text-muted">{summary}</span>}
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open/side:rotate-180"
        />
      </summary>
      {(!lazy || shown) && <div className="space-y-6 px-4 pt-1 pb-5">{children}</div>}
    </details>
  );
}

/** Focuses the first invalid field, and opens its group. */
export function focusInvalid(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  field?.closest("details")?.setAttribute("open", "");
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" }); // with the error below it
}
