import { useState } from "react";
import { useLoaderData } from "react-router";
import type { BlogCounts, ManagedBlog } from "#features/blogs/writing-contract.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { Field, SelectField } from "#ui/forms/field.tsx";
import { counted, type DialogProps } from "../list/list.ts";
import type { ListData } from "../list/query.ts";

type BulkChange = { section: string; subcategory: string; addedTag: string; removedTag: string };

const unchanged: BulkChange = { section: "", subcategory: "", addedTag: "", removedTag: "" };
const sections = [
  { value: "", text: "Leave as it is" },
  { value: "programmes", text: "Programmes" },
  { value: "publications", text: "Publications" },
  { value: "events", text: "Events" },
];

export function BulkChangeDialog({ rows, onRun, onClose }: DialogProps<ManagedBlog>) {
  const { counts } = useLoaderData() as ListData<ManagedBlog, BlogCounts>;
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
    if (Object.values(trimmed).some(Boolean)) {
      onRun((api, blog) => api.writing.update(changesTo(blog, trimmed)));
    } else {
      setError("Please fill in at least one field.");
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Change ${counted(rows.length, "article").toLowerCase()}`}
      text="Empty fields stay as they are. Each change is kept in the article's history."
    >
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
          {counts?.subcategories.map((name) => (
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
    </Dialog>
  );
}

/** Tags are compared without regard to case, as on the server. */
function changesTo({ _id, version, tags }: ManagedBlog, change: BulkChange) {
  const { section, subcategory, addedTag, removedTag } = change;
  const kept = tags.filter((tag) => tag.toLowerCase() !== removedTag.toLowerCase());
  return {
    id: _id,
    version,
    ...(section ? { section } : {}),
    ...(subcategory ? { subcategory } : {}),
    ...(addedTag || removedTag ? { tags: addedTag ? [...kept, addedTag] : kept } : {}),
  };
}
