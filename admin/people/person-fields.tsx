import { AtSign, Quote, UserCheck, Users } from "lucide-react";
import { useApi } from "#core/api.ts";
import { personFields } from "#features/people/fields.ts";
import { m } from "#messages";
import { useQuery } from "#ui/use-query.ts";
import { FormCard } from "../document/form-card.tsx";
import type { FieldProps } from "../document/kind.ts";
import { FieldList } from "../fields/field-list.tsx";
import { TagsField } from "../fields/tags-field.tsx";
import { AccountField } from "./account-field.tsx";
import type { PersonFields } from "./fields.ts";
import { PortraitField } from "./portrait-field.tsx";

export function PersonFormFields({ fields, change, errors }: FieldProps<PersonFields>) {
  const { persons } = useApi();
  const { value: counts } = useQuery("departments", () => persons.counts());
  const shared = { list: personFields, fields, change, errors };
  return (
    <>
      <FieldList {...shared} suggestions={{ department: counts?.departments ?? [] }} />
      <PortraitField fields={fields} change={change} errors={errors} />
      <TagsField
        label={m.adminPeople.expertise()}
        value={fields.tags}
        onChange={(tags) => change({ tags })}
        error={errors.tags}
      />
      <div className="@container">
        <div className="grid gap-4 @xl:grid-cols-2">
          <FormCard title={m.adminPeople.contactGroup()} icon={AtSign} className="@xl:row-span-2">
            <FieldList {...shared} group="contact" />
          </FormCard>
          <FormCard title={m.adminPeople.placeGroup()} icon={Users}>
            <FieldList {...shared} group="place" />
          </FormCard>
          <FormCard title={m.adminPeople.citationsGroup()} icon={Quote}>
            <FieldList {...shared} group="citations" />
          </FormCard>
          <FormCard title={m.adminPeople.account()} icon={UserCheck} className="@xl:col-span-2">
            <AccountField
              account={fields.account}
              person={fields}
              onChange={(account) => change({ account })}
              error={errors.userId}
            />
          </FormCard>
        </div>
      </div>
    </>
  );
}
