import { useId } from "react";
import { useAnswer } from "#features/members/use-answer.ts";
import { Field, SelectField } from "#ui/field.tsx";
import { TagsField } from "#ui/tags-field.tsx";
import type { BlogFunctions } from "../contract.ts";
import { sectionNames } from "../section-names.ts";
import { EventDateField } from "./event-date-field.tsx";
import type { BlogFields } from "./fields.ts";

type ClassificationFieldsProps = {
  fields: BlogFields;
  faults: Record<string, string>;
  onChange(fields: Partial<BlogFields>): void;
  subcategories: BlogFunctions["subcategories"];
};

const sections = Object.entries(sectionNames).map(([value, { all }]) => ({ value, text: all }));

/** Where a blog belongs: type, subcategory, the date of an event, tags. */
export function ClassificationFields({ fields, faults, onChange, subcategories }: ClassificationFieldsProps) {
  const { section } = fields;
  const list = useId();
  const known = useAnswer(section, () => subcategories({ section }));

  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <SelectField
          label="Content type"
          name="section"
          options={sections}
          value={section}
          onChange={({ target }) =>
            onChange({ section: target.value as BlogFields["section"], subcategory: "" })
          }
          error={faults.section}
        />
        <div>
          <Field
            label="Subcategory"
            name="subcategory"
            list={list}
            autoComplete="off"
            value={fields.subcategory}
            onChange={({ target }) => onChange({ subcategory: target.value })}
            error={faults.subcategory}
            hint="One that exists already, or a new one."
          />
          <datalist id={list}>
            {!known.stale && known.value?.map((name) => <option key={name} value={name} />)}
          </datalist>
        </div>
      </div>
      {section === "events" && (
        <EventDateField
          value={fields.eventDate}
          onChange={(eventDate) => onChange({ eventDate })}
          error={faults.eventDate}
        />
      )}
      <TagsField
        label="Tags"
        name="tags"
        value={fields.tags}
        onChange={(tags) => onChange({ tags })}
        error={faults.tags}
        hint="Separated by commas. At most 20."
      />
    </>
  );
}
