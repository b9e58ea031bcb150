import { useMemo } from "react";
import { useApi } from "#core/api.ts";
import { personFields } from "#features/people/fields.ts";
import type { FieldProps } from "../document/kind.ts";
import { PlainFields } from "../document/plain-fields.tsx";
import { TagsField } from "../document/tags-field.tsx";
import { AccountField } from "./account-field.tsx";
import type { PersonFields } from "./fields.ts";
import { PortraitField } from "./portrait-field.tsx";

export function PersonFormFields({ fields, change, errors, signedIn }: FieldProps<PersonFields>) {
  const { persons } = useApi();
  const department = useMemo(async () => (await persons.counts()).departments, [persons]);
  return (
    <>
      <PlainFields list={personFields} {...{ fields, change, errors }} suggestions={{ department }} />
      <PortraitField {...{ fields, change, errors, signedIn }} />
      <TagsField
        label="Expertise"
        value={fields.tags}
        onChange={(tags) => change({ tags })}
        error={errors.tags}
      />
      <AccountField
        account={fields.account}
        person={fields}
        onChange={(account) => change({ account })}
        error={errors.userId}
      />
    </>
  );
}
