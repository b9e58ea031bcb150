import { useState } from "react";
import { useLoaderData } from "react-router";
import { blogFields } from "#features/blogs/fields.ts";
import type { BlogCounts, ManagedBlog } from "#features/blogs/writing/contract.ts";
import { m } from "#messages";
import { Field, SelectField } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/use-action-form.ts";
import { choicesOf } from "../fields/choices.ts";
import type { DialogProps } from "../list/list.ts";
import type { ListData } from "../list/query.ts";

export function BulkChangeDialog({ rows, onRun, onClose }: DialogProps<ManagedBlog>) {
  const { counts } = useLoaderData() as ListData<ManagedBlog, BlogCounts>;
  const [error, setError] = useState("");

  function submit(form: HTMLFormElement): void {
    const change = formValues(new FormData(form), "section", "subcategory", "addedTag", "removedTag");
    if (Object.values(change).some((value) => value.trim())) {
      onRun({ each: (api, blog) => api.writing.update(changesTo(blog, change)) });
    } else {
      setError(m.adminArticles.bulkEmpty());
      form.querySelector("select")?.focus();
    }
  }

  return (
    <FormDialog
      title={m.adminArticles.bulkTitle({ count: rows.length })}
      text={m.adminArticles.bulkText()}
      submit={m.adminArticles.bulkSubmit()}
      onClose={onClose}
      onChange={() => setError("")}
      onSubmit={submit}
    >
      <SelectField
        label={m.adminArticles.bulkType()}
        options={choicesOf(blogFields.section, m.adminArticles.leaveAsIs())}
        name="section"
        error={error}
      />
      <Field
        label={m.adminArticles.bulkSubcategory()}
        maxLength={100}
        list="bulk-subcategories"
        autoComplete="off"
        name="subcategory"
      />
      <datalist id="bulk-subcategories">
        {counts?.subcategories.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.adminArticles.bulkAddTag()} maxLength={50} autoComplete="off" name="addedTag" />
        <Field label={m.adminArticles.bulkRemoveTag()} maxLength={50} autoComplete="off" name="removedTag" />
      </div>
    </FormDialog>
  );
}

type Change = Record<"section" | "subcategory" | "addedTag" | "removedTag", string>;

/** Tags are compared without regard to case, as on the server. */
function changesTo({ _id, version, tags }: ManagedBlog, change: Change) {
  const [added, removed] = [tagIn(change.addedTag), tagIn(change.removedTag).toLowerCase()];
  const kept = tags.filter((tag) => tag.toLowerCase() !== removed);
  return {
    id: _id,
    version,
    section: change.section || undefined,
    subcategory: change.subcategory.trim() || undefined,
    tags: added || removed ? [...kept, ...(added ? [added] : [])] : undefined,
  };
}

function tagIn(input: string): string {
  return input.trim().replace(/^#+/, "");
}
