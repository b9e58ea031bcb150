import type { ValuesOf } from "#features/fields/field.ts";
import type { MediaEntry } from "#features/media/library/contract.ts";
import { personFields } from "#features/people/fields.ts";
import type { EditablePerson } from "#features/people/writing-contract.ts";
import { m } from "#messages";
import { formOf, sentValues } from "../fields/form-types.ts";
import type { FormValues } from "../fields/form-value.ts";
import { emptyForm, withInvalid } from "../fields/form-values.ts";

export type Account = NonNullable<EditablePerson["account"]>;

export type PersonFields = FormValues<typeof personFields> & {
  portrait: { id: string; url: string } | null;
  portraitAlt: string;
  portraitDecorative: boolean;
  account: Account | null;
};

export const noPortrait = {
  portrait: null,
  portraitAlt: "",
  portraitDecorative: false,
  portraitFocus: "",
};

export const emptyPerson: PersonFields = { ...emptyForm(personFields), ...noPortrait, account: null };

type SavedPerson = ValuesOf<typeof personFields> &
  Pick<
    EditablePerson,
    "portrait" | "portraitId" | "portraitAlt" | "portraitDecorative" | "account" | "invalid"
  >;

export function fieldsOf(person: SavedPerson, zone: string): PersonFields {
  const { portrait, portraitId, portraitAlt, portraitDecorative, account } = person;
  const shown =
    portrait && portraitId
      ? { portrait: { id: portraitId, url: portrait.url }, portraitAlt, portraitDecorative }
      : noPortrait;
  const own = formOf(personFields, person, { timeZone: zone });
  return withInvalid({ ...own, ...shown, account }, person.invalid, personFields);
}

export function portraitOf(entry: MediaEntry | null): Partial<PersonFields> {
  if (!entry) return noPortrait;
  const { _id: id, url, alt: portraitAlt, decorative: portraitDecorative } = entry;
  return { portrait: { id, url }, portraitAlt, portraitDecorative, portraitFocus: "" };
}

/** Sends the alternative text only if it was changed: otherwise the file's own applies. */
export function inputOf(fields: PersonFields, saved: PersonFields) {
  const { portrait, portraitAlt: alt, portraitDecorative: decorative, account } = fields;
  const isSame =
    portrait?.id === saved.portrait?.id &&
    alt === saved.portraitAlt &&
    decorative === saved.portraitDecorative;
  return {
    ...sentValues(personFields, fields),
    portraitId: portrait?.id ?? null,
    ...(isSame ? {} : { portraitAlt: decorative ? "" : alt, portraitDecorative: decorative }),
    userId: account?._id ?? null,
  };
}

export function words({ portrait, portraitAlt, portraitDecorative, account }: PersonFields) {
  return {
    portrait: portrait?.url ?? "",
    portraitAlt: portraitDecorative ? m.adminPeople.decorative() : portraitAlt,
    account: account ? accountWords(account) : "",
  };
}

function accountWords({ name, email }: Account): string {
  return email ? m.adminPeople.accountWords({ name, email }) : m.adminPeople.deletedAccountWords({ name });
}

export function identity({ portrait, portraitAlt, portraitDecorative, account }: PersonFields): unknown {
  return [portrait?.id, portraitAlt, portraitDecorative, account?._id];
}
