import { memo, useDeferredValue } from "react";
import { AddressField } from "../address-field.tsx";
import type { DocumentKind, FieldProps, Fields } from "../kind.ts";
import { LanguageGroup } from "../language-group.tsx";
import { SharingPanel } from "../sharing/sharing-panel.tsx";

type SidePanelProps = FieldProps & { kind: DocumentKind };

/** The groups of fields beside the text. Changes of the text reach them later, so that typing does not wait for them. */
export function SidePanel({ fields, ...props }: SidePanelProps) {
  const deferred = useDeferredValue(fields);
  return <Groups {...props} fields={differsInText(fields, deferred) ? deferred : fields} />;
}

const Groups = memo(function Groups({ kind, ...props }: SidePanelProps) {
  return (
    <>
      {kind.Side && <kind.Side {...props} />}
      <AddressField />
      <LanguageGroup {...props} />
      <SharingPanel {...props} />
    </>
  );
});

/** True if nothing else differs. */
function differsInText(fields: Fields, others: Fields): boolean {
  return Object.entries(fields).every(
    ([name, value]) => name === "content" || value === others[name as keyof Fields],
  );
}
