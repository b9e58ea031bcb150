import { AtSign, Quote, UserCheck, Users } from "lucide-react";
import { useApi } from "#core/api.ts";
import { personFields } from "#features/people/fields.ts";
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
        label="Expertise"
        value={fields.tags}
        onChange={(tags) => change({ tags })}
        error={errors.tags}
      />
      <div className="@container">
        <div className="grid gap-4 @xl:grid-cols-2">
          <FormCard title="Contact and profiles" icon={AtSign} className="@xl:row-span-2">
            <FieldList {...shared} group="contact" />
          </FormCard>
          <FormCard title="On the team page" icon={Users}>
            <FieldList {...shared} group="place" />
          </FormCard>
          <FormCard title="Name in citations" icon={Quote}>
            <FieldList {...shared} group="citations" />
          </FormCard>
          <FormCard title="Linked account" icon={UserCheck} className="@xl:col-span-2">
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
