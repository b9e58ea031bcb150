import { UserCheck } from "lucide-react";
import { pick } from "#core/pick.ts";
import { eventFields } from "#features/events/fields.ts";
import { m } from "#messages";
import { FormCard } from "../document/form-card.tsx";
import { useForm } from "../document/form-context.ts";
import type { FieldProps } from "../document/kind.ts";
import { FieldList } from "../fields/field-list.tsx";
import { GuestsLink } from "../registrations/guests-link.tsx";
import type { ArticleFields } from "./fields.ts";
import { QuestionsField } from "./questions-field.tsx";

export function RegistrationCard({ fields, change, errors, member }: FieldProps<ArticleFields>) {
  const { registration, questions } = fields;
  const { document } = useForm();
  const shared = { fields, change, errors, group: "registration" };
  return (
    <FormCard title={m.adminArticles.registration()} icon={UserCheck} className="col-span-full">
      <FieldList {...shared} list={pick(eventFields, ["registration"])} />
      {registration && (
        <div className="grid gap-x-6 gap-y-5 @xl:grid-cols-2">
          <div className="space-y-5">
            {document && member.role === "admin" && <GuestsLink eventId={document._id} />}
            <FieldList
              {...shared}
              list={pick(eventFields, ["capacity", "registrationEnds", "companions"])}
              className="space-y-5"
            />
          </div>
          <QuestionsField
            questions={questions}
            errors={errors}
            onChange={(changed) => change({ questions: changed })}
          />
          <p className="col-span-full text-meta text-muted">{m.adminArticles.registrationText()}</p>
        </div>
      )}
    </FormCard>
  );
}
