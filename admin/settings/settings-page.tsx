import { History as HistoryIcon, RotateCcw } from "lucide-react";
import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { SettingGroup, Settings } from "#core/settings.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { Banner } from "#ui/forms/banner.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { UndoToast } from "#ui/undo-toast.tsx";
import { Portal } from "../portal.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { changedFields, labels, type Saved } from "./groups.ts";
import { History } from "./history.tsx";
import { LeavePrompt } from "./leave-prompt.tsx";
import { Preview } from "./preview.tsx";
import { withDefaults } from "./tabs.ts";
import { type SettingsForm, useSettings } from "./use-settings.ts";

type SettingsPageProps<Name extends SettingGroup> = {
  name: Name;
  saved: Saved<Name>;
  Fields: ComponentType<{ form: SettingsForm<Name> }>;
  /** Those of the group that this form shows. */
  fields?: readonly string[];
  /** Replaces the sample page; null: nothing to see changes. */
  preview?: ((values: Settings[Name]) => ReactNode) | null;
};

/** The form of one group, with a preview beside it. */
export function SettingsPage<Name extends SettingGroup>({
  name,
  saved,
  Fields,
  fields = Object.keys(labels[name]),
  preview,
}: SettingsPageProps<Name>) {
  const form = useSettings(name, saved);
  const { values, errors, isSaving, isChanged, conflict, replaced } = form;
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);

  useFieldOfAddress(element);

  return (
    <div
      className={classes(
        "page grid grid-cols-1 items-start gap-x-12 gap-y-10 pb-20",
        preview === null ? "*:max-w-[46rem]" : "lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]",
      )}
    >
      <form
        ref={element}
        noValidate
        aria-label="Settings"
        className="min-w-0"
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <div className="space-y-7">
          <Fields form={form} />
        </div>
        <SaveBar form={form} fields={fields} />
      </form>
      {preview?.(values as Settings[Name])}
      {preview === undefined && <Preview group={name} values={values as Settings[SettingGroup]} />}
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

/** Focuses the field that the fragment of the address names, as the search for a setting does. */
function useFieldOfAddress(form: RefObject<HTMLFormElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    const name = CSS.escape(hash.slice(1));
    const field =
      hash &&
      form.current?.querySelector<HTMLElement>(`[name="${name}"], #${name}-label + * :is(input, button)`);
    if (!field) return;
    field.scrollIntoView({ block: "center", behavior: "instant" });
    field.focus({ preventScroll: true });
  }, [hash, form]);
}

type SaveBarProps<Name extends SettingGroup> = {
  form: SettingsForm<Name>;
  fields: readonly string[];
};

/** 56 pixels high, at the end of low windows. `admin.css` keeps the focus above it. */
function SaveBar<Name extends SettingGroup>({ form, fields }: SaveBarProps<Name>) {
  const { name, base, failure, isSaving, isChanged, fill } = form;
  const [hasHistory, setHistory] = useState(false);
  const values = form.values as Settings[Name];
  const defaults = base.defaults as Settings[Name];
  const isDefault = !changedFields(name, values, defaults).some((field) => fields.includes(field));
  return (
    <div
      data-save-bar
      className="@container bottom-0 z-30 -mx-(--gutter) mt-8 border-t border-hairline bg-ground px-(--gutter) lg:mx-0 lg:px-0 [@media(min-height:25rem)]:sticky"
    >
      {failure && (
        <Banner kind="error" className="mt-2">
          {failure}
        </Banner>
      )}
      <div className="flex min-h-14 items-center gap-2 py-1.5 max-sm:gap-0 whitespace-nowrap max-sm:[&_button]:px-2.5!">
        <SubmitButton busy={isSaving} busyText="Saving...">
          Save changes
        </SubmitButton>
        <p role="status" className="min-w-0 grow truncate px-1 text-meta text-muted">
          {isChanged ? "Not saved yet." : ""}
        </p>
        <Button variant="quiet" className="px-2.5!" onClick={() => setHistory(true)}>
          <HistoryIcon aria-hidden className="size-4.5 @max-lg:hidden" />
          History
        </Button>
        <Button
          variant="quiet"
          aria-disabled={isDefault}
          aria-label="Back to the default"
          title="Back to the default"
          onClick={() => !isDefault && fill(withDefaults(values, defaults, fields))}
          className="px-2.5! aria-disabled:opacity-60"
        >
          <RotateCcw aria-hidden className="size-4.5" />
          <span className="max-sm:hidden @max-lg:hidden">Back to the default</span>
          <span className="max-sm:hidden @lg:hidden">Default</span>
        </Button>
      </div>
      {hasHistory && (
        <Portal>
          <History form={form} onClose={() => setHistory(false)} />
        </Portal>
      )}
    </div>
  );
}
