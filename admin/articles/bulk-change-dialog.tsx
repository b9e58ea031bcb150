import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { Field, SelectField } from "#ui/forms/field.tsx";
import type { BulkChange } from "./use-article-actions.ts";

type BulkChangeDialogProps = {
  /** How many are to be changed, in words; undefined while nobody asks. */
  asked: string | undefined;
  subcategories: string[];
  onChange(change: BulkChange): void;
  onClose(): void;
};

const unchanged: BulkChange = { section: "", subcategory: "", addedTag: "", removedTag: "" };
const sections = [
  { value: "", text: "Leave as it is" },
  { value: "programmes", text: "Programmes" },
  { value: "publications", text: "Publications" },
  { value: "events", text: "Events" },
];

/** Asks what is to be changed in several articles at once. */
export function BulkChangeDialog({ asked, ...rest }: BulkChangeDialogProps) {
  return (
    <Dialog
      open={asked !== undefined}
      onClose={rest.onClose}
      title={`Change ${asked}`}
      text="Empty fields stay as they are. Each change is kept in the article's history."
    >
      <ChangeForm {...rest} />
    </Dialog>
  );
}

function ChangeForm({ subcategories, onChange, onClose }: Omit<BulkChangeDialogProps, "asked">) {
  const [change, setChange] = useState(unchanged);
  const [error, setError] = useState("");
  const set = (some: Partial<BulkChange>) => {
    setError("");
    setChange({ ...change, ...some });
  };

  function submit(): void {
    const trimmed = Object.fromEntries(
      Object.entries(change).map(([name, value]) => [name, value.trim().replace(/^#+/, "")]),
    ) as BulkChange;
    if (Object.values(trimmed).some(Boolean)) onChange(trimmed);
    else setError("Please fill in at least one field.");
  }

  return (
    <form
      noValidate
      className="mt-5 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SelectField
        label="Type"
        options={sections}
        value={change.section}
        onChange={({ target }) => set({ section: target.value })}
        error={error}
      />
      <Field
        label="Subcategory"
        maxLength={100}
        list="bulk-subcategories"
        autoComplete="off"
        value={change.subcategory}
        onChange={({ target }) => set({ subcategory: target.value })}
      />
      <datalist id="bulk-subcategories">
        {subcategories.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Add a tag"
          maxLength={50}
          autoComplete="off"
          value={change.addedTag}
          onChange={({ target }) => set({ addedTag: target.value })}
        />
        <Field
          label="Remove a tag"
          maxLength={50}
          autoComplete="off"
          value={change.removedTag}
          onChange={({ target }) => set({ removedTag: target.value })}
        />
      </div>
      <DialogButtons>
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Change</Button>
      </DialogButtons>
    </form>
  );
}
