import { useId } from "react";
import type { BlogFunctions } from "#features/blogs/contract.ts";
import { sectionNames } from "#features/blogs/section-names.ts";
import { classes } from "#ui/classes.ts";
import { Field, SelectField } from "#ui/forms/field.tsx";
import { useQuery } from "#ui/use-query.ts";
import { EventDateField } from "./event-date-field.tsx";
import type { BlogFields } from "./fields.ts";

type TypeFieldsProps = {
  fields: BlogFields;
  errors: Record<string, string>;
  onChange(fields: Partial<BlogFields>): void;
  subcategories: BlogFunctions["subcategories"];
};

const sections = Object.entries(sectionNames).map(([value, { all }]) => ({ value, text: all }));

/** Where an article belongs, and when an event is. */
export function TypeFields({ fields, errors, onChange, subcategories }: TypeFieldsProps) {
  const { section } = fields;
  const list = useId();
  const known = useQuery(section, () => subcategories({ section }));
  const isEvent = section === "events";

  return (
    <div
      className={classes("grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-6", isEvent && "min-[75rem]:grid-cols-3")}
    >
      <SelectField
        label="Content type"
        name="section"
        options={sections}
        value={section}
        onChange={({ target }) =>
          onChange({ section: target.value as BlogFields["section"], subcategory: "" })
        }
        error={errors.section}
      />
      <div className="min-w-0">
        <Field
          label="Subcategory"
          name="subcategory"
          list={list}
          autoComplete="off"
          value={fields.subcategory}
          onChange={({ target }) => onChange({ subcategory: target.value })}
          error={errors.subcategory}
          hint="Choose or type one."
        />
        <datalist id={list}>
          {!known.stale && known.value?.map((name) => <option key={name} value={name} />)}
        </datalist>
      </div>
      {isEvent && (
        <div className="max-[75rem]:col-span-2">
          <EventDateField
            value={fields.eventDate}
            onChange={(eventDate) => onChange({ eventDate })}
            error={errors.eventDate}
          />
        </div>
      )}
    </div>
  );
}
