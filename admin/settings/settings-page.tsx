import { History as HistoryIcon, RotateCcw } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import type { SettingGroup, Settings } from "#core/settings.ts";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { UndoToast } from "#ui/undo-toast.tsx";
import { Portal } from "../portal.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { changedFields, type Saved } from "./groups.ts";
import { History } from "./history.tsx";
import { LeavePrompt } from "./leave-prompt.tsx";
import { Preview } from "./preview.tsx";
import { type SettingsForm, useSettings } from "./use-settings.ts";

type SettingsPageProps<Name extends SettingGroup> = {
  name: Name;
  saved: Saved<Name>;
  Fields: ComponentType<{ form: SettingsForm<Name> }>;
  /** Replaces the sample page. */
  preview?(values: Settings[Name]): ReactNode;
};

/** The form of one group, with a preview beside it. */
export function SettingsPage<Name extends SettingGroup>({
  name,
  saved,
  Fields,
  preview,
}: SettingsPageProps<Name>) {
  const form = useSettings(name, saved);
  const { values, errors, isSaving, isChanged, conflict, replaced } = form;
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  return (
    <div className="page grid grid-cols-1 items-start gap-x-12 gap-y-10 pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <form
        ref={element}
        noValidate
        aria-label="Settings"
        className="min-w-0 max-lg:[&_:is(input,select,textarea,button,a)]:scroll-mb-40"
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <div className="space-y-7">
          <Fields form={form} />
        </div>
        <SaveBar form={form} />
      </form>
      {preview ? (
        preview(values as Settings[Name])
      ) : (
        <Preview group={name} values={values as Settings[SettingGroup]} />
      )}
      <LeavePrompt isChanged={isChanged && !isSaving} />
      {conflict && (
        <Portal>
          <ConflictDialog form={form} conflict={conflict} />
        </Portal>
      )}
      {replaced && (
        <Portal>
          <UndoToast
            message="The settings are saved and in use on every page."
            undo={form.undo}
            onClose={form.forgetUndo}
          />
        </Portal>
      )}
    </div>
  );
}

function SaveBar<Name extends SettingGroup>({ form }: { form: SettingsForm<Name> }) {
  const { name, base, values, failure, isSaving, isChanged, fill } = form;
  const [hasHistory, setHistory] = useState(false);
  const defaults = base.defaults as Settings[Name];
  const isDefault = changedFields(name, values, defaults).length === 0;
  return (
    <div className="bottom-0 z-30 -mx-(--gutter) mt-8 border-t border-hairline bg-ground px-(--gutter) py-4 lg:mx-0 lg:px-0 [@media(min-height:34rem)]:sticky">
      {failure && (
        <Banner kind="error" className="mb-3">
          {failure}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-3 max-sm:gap-1 max-sm:[&_button]:px-2.5! max-sm:[&_svg]:hidden">
        <SubmitButton busy={isSaving} busyText="Saving...">
          Save changes
        </SubmitButton>
        <Button look="outline" onClick={() => setHistory(true)}>
          <HistoryIcon aria-hidden className="size-4.5" />
          History
        </Button>
        <Button
          look="quiet"
          aria-disabled={isDefault}
          onClick={() => !isDefault && fill(defaults)}
          className="px-3! aria-disabled:opacity-60"
        >
          <RotateCcw aria-hidden className="size-4.5" />
          Back to the default
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-[1lh] text-meta text-muted">
        {isChanged ? "Not saved yet." : ""}
      </p>
      {hasHistory && (
        <Portal>
          <History form={form} onClose={() => setHistory(false)} />
        </Portal>
      )}
    </div>
  );
}
