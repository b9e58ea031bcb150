import { useContext, useId } from "react";
import { useApi } from "#core/api.ts";
import { formatZone } from "#core/dates.ts";
import { blogFields } from "#features/blogs/fields.ts";
import { classes } from "#ui/classes.ts";
import { Field, SelectField } from "#ui/forms/field.tsx";
import { RequiredMark } from "#ui/required.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import { useQuery } from "#ui/use-query.ts";
import { instantNear } from "../document/local-time.ts";
import type { ArticleFields } from "./fields.ts";

type TypeFieldsProps = {
  fields: ArticleFields;
  errors: Record<string, string>;
  onChange(fields: Partial<ArticleFields>): void;
};

const { section: sectionField, subcategory: subcategoryField, eventDate: eventDateField } = blogFields;
const sections = Object.entries(sectionField.options).map(([value, text]) => ({ value, text }));

/** The section of an article, and the date of an event. */
export function TypeFields({ fields, errors, onChange }: TypeFieldsProps) {
  const { section, subcategory, eventDate } = fields;
  const { blogs } = useApi();
  const zone = useContext(TimeZone);
  const list = useId();
  const known = useQuery(section, () => blogs.subcategories({ section }));
  const isEvent = section === "events";

  return (
    <div
      className={classes("grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-6", isEvent && "min-[75rem]:grid-cols-3")}
    >
      <SelectField
        label={sectionField.label}
        name="section"
        options={sections}
        value={section}
        onChange={({ target }) => onChange({ section: target.value as typeof section, subcategory: "" })}
        error={errors.section}
      />
      <div className="min-w-0">
        <Field
          label={subcategoryField.label}
          name="subcategory"
          list={list}
          autoComplete="off"
          value={subcategory}
          onChange={({ target }) => onChange({ subcategory: target.value })}
          error={errors.subcategory}
          hint="Choose or type one."
        />
        <datalist id={list}>
          {!known.stale && known.value?.map((name) => <option key={name} value={name} />)}
        </datalist>
      </div>
      {isEvent && (
        <Field
          className="max-[75rem]:col-span-2"
          label={
            <>
              {eventDateField.label}
              <RequiredMark />
            </>
          }
          name="eventDate"
          type="datetime-local"
          required
          value={eventDate}
          onChange={({ target }) => onChange({ eventDate: target.value })}
          error={errors.eventDate}
          hint={`In ${formatZone(instantNear(eventDate), zone)}`}
        />
      )}
    </div>
  );
}
