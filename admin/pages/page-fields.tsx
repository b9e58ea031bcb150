import { Link } from "react-router";
import { ContentField } from "#admin/editor/text-editor/content-field.tsx";
import { pageFields } from "#features/pages/fields.ts";
import { builtInOf, type Template, templates } from "#features/pages/templates.ts";
import { m } from "#messages";
import { SelectField } from "#ui/forms/field.tsx";
import { rich } from "#ui/rich.tsx";
import { useDocumentForm } from "../document/form-context.ts";
import type { FieldProps } from "../document/kind.ts";
import { usePictureUploads } from "../editor/pictures/use-picture-uploads.ts";
import { choicesOf } from "../fields/choices.ts";
import { FieldGroups, FieldList } from "../fields/field-list.tsx";
import { type PageFields, withTemplate } from "./fields.ts";
import { OriginalText } from "./original-text.tsx";

const { template: templateField, ...builtInFields } = pageFields;

export function PageFormFields(props: FieldProps<PageFields>) {
  const { fields, change, errors } = props;
  const { template, parts } = fields;
  const { document } = useDocumentForm();
  const isBuiltIn = builtInOf(document?._id ?? "") !== undefined;
  usePictureUploads(props);
  return (
    <>
      <OriginalText />
      <FieldList list={builtInFields} fields={fields} change={change} errors={errors} />
      {!isBuiltIn && (
        <SelectField
          name="template"
          label={templateField.label()}
          value={template}
          options={choicesOf(templateField)}
          error={errors.template}
          onChange={({ target }) => change(withTemplate(target.value as Template, parts))}
        />
      )}
      {template === "contact" && <MainOfficeNote />}
      <FieldGroups
        list={templates[template]}
        fields={parts}
        change={(some) => change(({ parts: now }) => ({ parts: { ...now, ...some } as PageFields["parts"] }))}
        errors={errors}
        path="parts"
        className="space-y-6"
      />
      <div>
        {template !== "text" && (
          <h2 className="heading border-t border-hairline pt-7 text-h3">{m.adminPages.moreText()}</h2>
        )}
        {template !== "text" && (
          <p className="mt-1 mb-4 text-meta text-muted">{m.adminPages.moreTextHint()}</p>
        )}
        <ContentField fields={fields} change={change} error={errors.content} hasLibrary optional />
      </div>
    </>
  );
}

function MainOfficeNote() {
  return (
    <p className="rounded-base border border-s-4 border-hairline border-s-info bg-surface px-4 py-3 text-small">
      {rich(
        m.adminPages.mainOffice({
          link: (text) => (
            <Link to="/manage-settings" className="font-semibold text-brand underline underline-offset-4">
              {text}
            </Link>
          ),
        }),
      )}
    </p>
  );
}
