import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";

type DisclosureProps = {
  text: string;
  open?: boolean;
  /** Renders the content only while it is open. */
  lazy?: boolean;
  children: ReactNode;
};

/** Fields that few documents need. Open at first if one of them is filled. */
export function Disclosure({ text, open = false, lazy = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(open);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/more min-w-0"
    >
      <summary className="-my-2 flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-base text-small font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
        {text}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open/more:rotate-180"
        />
      </summary>
      {(isOpen || !lazy) && <div className="pt-4">{children}</div>}
    </details>
  );
}
