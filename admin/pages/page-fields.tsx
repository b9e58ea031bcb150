import { Link } from "react-router";
import { pageFields } from "#features/pages/fields.ts";
import { isSpecified, type Template, templates } from "#features/pages/templates.ts";
import { SelectField } from "#ui/forms/field.tsx";
import { choicesOf } from "../document/field-list.ts";
import { useForm } from "../document/form-context.ts";
import type { FieldProps } from "../document/kind.ts";
import { PartsField } from "../document/parts/parts-field.tsx";
import { PlainFields } from "../document/plain-fields.tsx";
import { ContentField } from "../editor/content-field.tsx";
import { usePictureUploads } from "../editor/pictures/use-picture-uploads.ts";
import { type PageFields, withTemplate } from "./fields.ts";
import { OriginalText } from "./original-text.tsx";

const { template: templateField, ...builtInFields } = pageFields;

export function PageFormFields(props: FieldProps<PageFields>) {
  const { fields, change, errors } = props;
  const { template, parts } = fields;
  const { document } = useForm();
  const isBuiltIn = isSpecified(document?._id ?? "");
  usePictureUploads(props);
  return (
    <>
      <OriginalText />
      <PlainFields list={builtInFields} fields={fields} change={change} errors={errors} />
      {!isBuiltIn && (
        <SelectField
          name="template"
          label={templateField.label}
          value={template}
          options={choicesOf(templateField)}
          error={errors.template}
          onChange={({ target }) => change(withTemplate(target.value as Template, parts))}
        />
      )}
      {template === "contact" && <MainOfficeNote />}
      <PartsField
        parts={templates[template]}
        values={parts}
        onChange={(next) => change({ parts: next })}
        errors={errors}
      />
      <div>
        {template !== "text" && <h2 className="heading border-t border-hairline pt-7 text-h3">More text</h2>}
        {template !== "text" && (
          <p className="mt-1 mb-4 text-meta text-muted">Optional: anything that has no field above.</p>
        )}
        <ContentField fields={fields} change={change} error={errors.content} hasLibrary optional />
      </div>
    </>
  );
}

function MainOfficeNote() {
  return (
    <p className="rounded-base border border-l-4 border-hairline border-l-info bg-surface px-4 py-3 text-small">
      The address, email, telephone, office hours and social links of the main office are the same on every
      page.{" "}
      <Link to="/manage-settings" className="font-semibold text-brand underline underline-offset-4">
        Change them in the settings
      </Link>
    </p>
  );
}
