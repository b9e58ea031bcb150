import { useApi } from "#core/api.ts";
import { PersonProfile } from "#features/people/person-profile.tsx";
import type { EditablePerson } from "#features/people/writing-contract.ts";
import { PagePreview } from "../document/preview/page-preview.tsx";
import { emptyPerson, inputOf, type PersonFields } from "./fields.ts";

type PersonPreviewProps = { fields: PersonFields; document?: EditablePerson };

export default function PersonPreview({ fields, document }: PersonPreviewProps) {
  const { persons } = useApi();
  return (
    <PagePreview load={() => persons.preview({ ...inputOf(fields, emptyPerson), _id: document?._id })}>
      {(person) => (
        <article className="page py-8">
          <PersonProfile person={person} />
        </article>
      )}
    </PagePreview>
  );
}
