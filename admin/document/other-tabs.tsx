import { m } from "#messages";
import { useForm } from "./form-context.ts";

export function OtherTabs() {
  const { kind, fields, tabs } = useForm();
  const { isOpenElsewhere, isSavedElsewhere } = tabs;
  if (!isOpenElsewhere && !isSavedElsewhere) return null;
  const noun = kind.noun(fields);
  const [title, effect] = isSavedElsewhere
    ? [m.adminDocument.savedInOtherTab({ noun }), m.adminDocument.savedInOtherTabEffect()]
    : [m.adminDocument.openInOtherTab({ noun }), m.adminDocument.openInOtherTabEffect()];
  return (
    <p
      role="status"
      className="rounded-base border border-s-4 border-hairline border-s-info bg-surface px-5 py-4 text-small"
    >
      <span className="font-semibold">{title}</span> {effect}
    </p>
  );
}
