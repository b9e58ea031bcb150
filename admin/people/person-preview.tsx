import { useApi } from "#core/api.ts";
import { PersonProfile } from "#features/institute/person-profile.tsx";
import { PagePreview } from "../document/preview/page-preview.tsx";
import { emptyPerson, inputOf, type PersonFields } from "./fields.ts";

export default function PersonPreview({ fields }: { fields: PersonFields }) {
  const { persons } = useApi();
  return (
    <PagePreview load={() => persons.preview(inputOf(fields, emptyPerson))}>
      {(person) => (
        <article className="page py-8">
          <PersonProfile person={person} />
        </article>
      )}
    </PagePreview>
  );
}
