import { Share2 } from "lucide-react";
import { sharingFields } from "#features/publishing/sharing.ts";
import type { FieldProps } from "../kind.ts";
import { SideGroup } from "../side-group.tsx";
import { Previews } from "./previews.tsx";
import { SharingFormFields } from "./sharing-form-fields.tsx";

type SharingPanelProps = Pick<FieldProps, "fields" | "change" | "errors" | "member">;

/** What search engines and share cards show. Closed at first, because the defaults are usually fine. */
export function SharingPanel(props: SharingPanelProps) {
  const { fields, errors } = props;
  const isWrong = Object.keys(sharingFields).some((name) => errors[name]);
  return (
    <SideGroup title="Search engines and sharing" icon={Share2} summary={stateOf(fields)} lazy={{ isWrong }}>
      <SharingFormFields {...props} />
      <Previews fields={fields} />
    </SideGroup>
  );
}

function stateOf({ summary, seoTitle, shareImage, noindex }: FieldProps["fields"]): string {
  const own = [summary.trim() && "excerpt", seoTitle.trim() && "title", shareImage && "share picture"].filter(
    Boolean,
  );
  const words =
    own.length > 0
      ? `Has its own ${own.join(", ").replace(/, ([^,]*)$/, " and $1")}.`
      : "Made from the other fields.";
  return noindex ? `${words} Search engines do not list it.` : words;
}
