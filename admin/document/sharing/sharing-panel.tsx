import { Share2 } from "lucide-react";
import { sharingFields } from "#features/publishing/sharing.ts";
import { m } from "#messages";
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
    <SideGroup title={m.adminDocument.sharing()} icon={Share2} summary={stateOf(fields)} lazy={{ isWrong }}>
      <SharingFormFields {...props} />
      <Previews fields={fields} />
    </SideGroup>
  );
}

function stateOf({ summary, seoTitle, shareImage, noindex }: FieldProps["fields"]): string {
  const own = [summary.trim() && "excerpt", seoTitle.trim() && "title", shareImage && "picture"]
    .filter(Boolean)
    .join("-");
  if (own === "")
    return noindex ? m.adminDocument.sharingDefaultNotListed() : m.adminDocument.sharingDefault();
  return noindex ? m.adminDocument.hasOwnNotListed({ own }) : m.adminDocument.hasOwn({ own });
}
