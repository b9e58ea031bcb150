import type { ComponentType } from "react";
import { useApi } from "#core/api.ts";
import { emptyValues } from "#features/fields/list.ts";
import type { PlainEditable, PlainPage } from "#features/plain-documents/contract.ts";
import type { PlainFields } from "#features/plain-documents/fields.ts";
import { kinds, type PlainKind } from "#features/publishing/kinds.ts";
import { documentKind } from "../document/kind.ts";
import { documentRoutes } from "../document/page/document-routes.tsx";
import { PagePreview } from "../document/preview/page-preview.tsx";
import { picturesOfText } from "../editor/pictures/document-pictures.ts";
import { formOf, sentValues } from "../fields/form-types.ts";
import { withInvalid } from "../fields/form-values.ts";
import { beginningOf, isEmptyHtml } from "../fields/plain-text.ts";
import { type PlainForm, PlainFormFields } from "./plain-form-fields.tsx";

type Page<F extends PlainFields> = ComponentType<{ document: PlainPage<F> }>;

/** The exports of the route module with the form of a plain kind. Its preview shows the page that readers get. */
export function plainForm<F extends PlainFields>(kind: PlainKind, fields: F, Page: Page<F>) {
  const formWith = (values: object, shown = {}): PlainForm =>
    ({ content: "", ...formOf(fields, values as never, shown), pictures: [] }) as unknown as PlainForm;

  const inputOf = (form: PlainForm) => sentValues(fields, form as never);

  function Preview({ fields: form, document }: { fields: PlainForm; document?: PlainEditable<F> }) {
    const { preview } = useApi()[kinds[kind].api] as { preview(input: object): Promise<PlainPage<F>> };
    return (
      <PagePreview load={() => preview({ ...inputOf(form), _id: document?._id })}>
        {(page) => <Page document={page} />}
      </PagePreview>
    );
  }

  return documentRoutes(
    documentKind<PlainForm, PlainEditable<F>>(kind, {
      initial: () => formWith(emptyValues(fields)),
      fieldsOf(document, timeZone) {
        const { references, invalid } = document;
        const pictures = Object.fromEntries(
          Object.entries(document.pictures).map(([id, { url }]) => [id, url]),
        );
        return withInvalid(formWith(document, { timeZone, pictures, references }), invalid, fields);
      },
      inputOf,
      list: () => fields,
      shown: ({ content }) => ({ beginning: beginningOf(content) }),
      canAutosave: ({ title, content }) => title.trim() !== "" || !isEmptyHtml(content),
      ...picturesOfText<PlainForm>(),

      Fields: (props) => <PlainFormFields list={fields} {...props} />,
      Preview,
    }),
  );
}
