import { useState } from "react";
import { useRevalidator } from "react-router";
import { announceSiteChange } from "#app/site/site.ts";
import { useApi } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import type { SettingGroup, Settings } from "#core/settings.ts";
import { changedFields, type Saved, saveGroup } from "./groups.ts";

type Errors = Partial<Record<string, string>>;

export type Conflict<Name extends SettingGroup> = {
  theirs: Saved<Name>;
  /** Null: a former member. */
  editor: string | null;
  savedAt: string | undefined;
};

export type SettingsForm<Name extends SettingGroup> = ReturnType<typeof useSettings<Name>>;

export function useSettings<Name extends SettingGroup>(name: Name, loaded: Saved<Name>) {
  const client = useApi();
  const { revalidate } = useRevalidator();
  const [base, setBase] = useState(loaded);
  const [values, setValues] = useState(loaded.values as Settings[Name]);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState("");
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict<Name>>();
  /** The values before the last save. */
  const [replaced, setReplaced] = useState<Settings[Name]>();
  const saved = base.values as Settings[Name];

  function change(part: Partial<Settings[Name]>): void {
    setValues((current) => ({ ...current, ...part }));
    const fields = Object.keys(part);
    const isOther = ([path]: [string, unknown]) => !fields.includes(path.split(".", 1)[0] ?? "");
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(isOther)));
  }

  async function send(next: Settings[Name], version = base.version): Promise<void> {
    setSaving(true);
    setFailure("");
    setErrors({});
    try {
      const answer = await saveGroup(client, name, { version, values: next });
      setReplaced(conflict ? undefined : saved);
      setConflict(undefined);
      take(answer);
      announceSiteChange();
      await revalidate();
    } catch (error) {
      await refused(error);
    } finally {
      setSaving(false);
    }
  }

  async function refused(error: unknown): Promise<void> {
    if (!isAppError(error))
      return setFailure("The settings could not be saved. Please check your connection.");
    if (error.code !== "conflict") {
      const inFields = error.errors.map(({ path, msg }) => [path.replace(/^values\./, ""), msg]);
      setErrors(Object.fromEntries(inFields));
      return setFailure(inFields.length > 0 ? "Please correct the marked fields." : error.message);
    }
    await readTheirs().catch(() => setFailure(error.message));
  }

  async function readTheirs(): Promise<void> {
    const [all, { items }] = await Promise.all([
      client.settings.read(),
      client.settings.versions({ group: name, page: 1, limit: 1 }),
    ]);
    const [{ editor, savedAt } = { editor: null, savedAt: undefined }] = items;
    setConflict({ theirs: all[name] as Saved<Name>, editor, savedAt });
  }

  /** Keeps what was typed during the save. */
  function take(answer: Saved<Name>): void {
    setBase(answer);
    setValues((current) => {
      const typed = changedFields(name, values, current).map((field) => [field, current[field]]);
      return { ...answer.values, ...Object.fromEntries(typed) } as Settings[Name];
    });
  }

  return {
    name,
    base,
    values,
    errors,
    failure,
    isSaving,
    conflict,
    replaced,
    change,
    isChanged: changedFields(name, values, saved).length > 0,
    save: () => send(values),
    /** Rejects if the settings could not be saved. */
    async undo() {
      const { version } = base;
      if (!replaced) return;
      const answer = await saveGroup(client, name, { version, values: replaced });
      setReplaced(undefined);
      take(answer);
      announceSiteChange();
      await revalidate();
    },
    forgetUndo: () => setReplaced(undefined),
    /** Fills the form without saving. */
    fill(next: Settings[Name]) {
      setErrors({});
      setFailure("");
      setValues(next);
    },
    restore: (next: Settings[Name]) => send(next),
    closeConflict: () => setConflict(undefined),
    /** Keeps my changes, and theirs where I changed nothing. */
    async useMine() {
      if (!conflict) return;
      const mine = changedFields(name, values, saved).map((field) => [field, values[field]]);
      const { theirs } = conflict;
      await send({ ...theirs.values, ...Object.fromEntries(mine) } as Settings[Name], theirs.version);
    },
    useTheirs() {
      if (conflict) take(conflict.theirs);
      setConflict(undefined);
      announceSiteChange();
      void revalidate();
    },
  };
}
