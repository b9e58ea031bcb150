import { useForm } from "./form-context.ts";

export function OtherTabs() {
  const { kind, fields, tabs } = useForm();
  const { isOpenElsewhere, isSavedElsewhere } = tabs;
  if (!isOpenElsewhere && !isSavedElsewhere) return null;
  const [what, then] = isSavedElsewhere
    ? ["has been saved in another tab", "When you save here, you see both texts and choose one."]
    : ["is open in another tab", "Neither tab overwrites the other without asking you."];
  return (
    <p
      role="status"
      className="rounded-base border border-l-4 border-hairline border-l-info bg-surface px-5 py-4 text-small"
    >
      <span className="font-semibold">
        This {kind.noun(fields)} {what}.
      </span>{" "}
      {then}
    </p>
  );
}
