import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { differ } from "#admin/document/compare.ts";
import { useForm } from "#admin/document/form-context.ts";
import { HistoryButton } from "#admin/document/history/history-button.tsx";
import { SaveErrorPanel } from "#admin/document/save-error.tsx";
import { WaitingPanel } from "#admin/document/waiting-panel.tsx";
import { useSite } from "#app/site/site.ts";
import type { Field } from "#features/fields/field.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import type { SavedGroup } from "./api.ts";

type SaveBarProps = {
  /** The names of those that the form shows. */
  fields: string[];
  defaults: object;
};

/** 56 pixels high, at the end of low windows. `admin.css` keeps the focus above it. */
export function SaveBar({ fields: names, defaults }: SaveBarProps) {
  const { kind, document, fields, errors, pending, isChanged, drafts, change } = useForm();
  const { timeZone } = useSite();
  const [standard] = useState(() => kind.fieldsOf({ values: defaults } as SavedGroup, timeZone));
  const ofDefault = Object.fromEntries(names.map((name) => [name, standard[name]]));
  const isDefault = !differ(kind, fields, { ...fields, ...ofDefault });
  const isKept = drafts.draftState.state === "saved";
  return (
    <div
      data-save-bar
      className="@container bottom-0 z-30 -mx-(--gutter) mt-8 border-t border-hairline bg-ground px-(--gutter) lg:mx-0 lg:px-0 [@media(min-height:25rem)]:sticky"
    >
      {Object.keys(errors).length > 0 && (
        <Banner kind="error" className="mt-2">
          {[m.adminSettings.correctFields(), ...elsewhere(kind.list(fields), errors, names)].join(" ")}
        </Banner>
      )}
      <div className="mt-2 empty:hidden">
        <WaitingPanel />
        <SaveErrorPanel />
      </div>
      <div className="flex min-h-14 flex-wrap items-center gap-2 py-1.5 max-sm:gap-x-0 whitespace-nowrap max-sm:[&_button]:px-2.5!">
        <SubmitButton busy={pending !== undefined} busyText={m.common.saving()}>
          {m.adminSettings.saveChanges()}
        </SubmitButton>
        <p
          role="status"
          className="line-clamp-2 min-w-0 grow basis-24 px-1 text-meta leading-tight whitespace-normal text-muted"
        >
          {isChanged && m.adminSettings.notSaved()}
          {isChanged && isKept && <span className="@max-xl:sr-only"> {m.adminSettings.keptHere()}</span>}
        </p>
        <div className="flex items-center gap-[inherit]">
          {document && <HistoryButton document={document} variant="quiet" />}
          <Button
            variant="quiet"
            aria-disabled={isDefault}
            aria-label={m.adminSettings.backToDefault()}
            title={m.adminSettings.backToDefault()}
            onClick={() => !isDefault && change(ofDefault)}
            className="px-2.5! aria-disabled:opacity-60"
          >
            <RotateCcw aria-hidden className="size-4.5" />
            <span className="max-sm:hidden @max-lg:hidden">{m.adminSettings.backToDefault()}</span>
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Errors of fields that another tab shows. */
function elsewhere(list: Record<string, Field>, errors: Record<string, string>, names: string[]): string[] {
  return Object.entries(errors).flatMap(([path, error]) => {
    const [name = ""] = path.split(".");
    return names.includes(name) ? [] : m.adminSettings.errorOf({ label: list[name]?.label() ?? name, error });
  });
}
