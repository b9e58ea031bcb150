import { ChevronDown, Share2 } from "lucide-react";
import { useState } from "react";
import { sharingFields } from "#features/publishing/sharing.ts";
import type { FieldProps } from "../kind.ts";
import { Previews } from "./previews.tsx";
import { SharingFormFields } from "./sharing-form-fields.tsx";

type SharingPanelProps = Pick<FieldProps, "fields" | "change" | "errors" | "member">;

/** What search engines and share cards show. Closed at first, because the defaults are usually fine. */
export function SharingPanel(props: SharingPanelProps) {
  const { fields, errors } = props;
  const [isOpen, setOpen] = useState(false);
  const isWrong = Object.keys(sharingFields).some((name) => errors[name]);
  const shown = isOpen || isWrong;
  return (
    <details
      open={shown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/sharing rounded-base border border-hairline bg-surface"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-base px-4 py-3 hover:text-brand [&::-webkit-details-marker]:hidden">
        <Share2 aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="min-w-0 grow">
          <span className="block text-small font-semibold">Search engines and sharing</span>
          <span className="block text-meta text-muted">{stateOf(fields)}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open/sharing:rotate-180"
        />
      </summary>
      {shown && (
        <div className="space-y-8 border-t border-hairline p-4 pt-5">
          <SharingFormFields {...props} />
          <Previews fields={fields} />
        </div>
      )}
    </details>
  );
}

function stateOf({ summary, seoTitle, shareImage, noindex }: FieldProps["fields"]): string {
  const own = [summary.trim() && "excerpt", seoTitle.trim() && "title", shareImage && "share picture"].filter(
    Boolean,
  );
  const words =
    own.length > 0
      ? `Has its own ${own.join(", ").replace(/, ([^,]*)$/, " and $1")}.`
      : "Made from the fields above.";
  return noindex ? `${words} Search engines do not list it.` : words;
}
