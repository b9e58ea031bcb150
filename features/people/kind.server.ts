import { z } from "zod";
import type { Context } from "#core/context.ts";
import type { FieldError } from "#core/errors.ts";
import { withoutTurning } from "#core/fields.ts";
import type { Queries } from "#db/engine.ts";
import type { PersonTable } from "#db/schema.ts";
import type { InputsOf, ValuesOf } from "#features/fields/field.ts";
import { columnsOf, refuseErrors, validateFields } from "#features/fields/list.ts";
import { knownPictures } from "#features/media/pictures.server.ts";
import { defineKind } from "#features/publishing/define-kind.server.ts";
import type { Demand } from "#features/publishing/kind.server.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import type { PublishOptions } from "#features/publishing/status.server.ts";
import { plainValuesOf } from "#features/publishing/stored.server.ts";
import { listManaged, readEditable } from "./editable.server.ts";
import { personFields } from "./fields.ts";
import { webAddressOf } from "./links.ts";
import { orcidOf } from "./orcid.ts";
import { placeLast } from "./order.store.server.ts";
import { type Portrait, type PortraitInput, portraitAfter } from "./portrait.server.ts";
import { findAccount, type ManagedFilter, managedPeople, personOfAccount } from "./store.server.ts";
import { notOrcid, notWebAddress } from "./texts.ts";
import type { EditablePerson, ManagedPerson } from "./writing-contract.ts";

type Fields = ValuesOf<typeof personFields>;
export type PersonValues = Fields & Portrait & { userId: string | null };
export type PersonInput = InputsOf<typeof personFields> &
  PortraitInput &
  PublishOptions & { userId?: string | null; id?: string; _id?: string };
type PersonTypes = {
  row: PersonTable;
  values: PersonValues;
  input: PersonInput;
  editable: EditablePerson;
  managed: ManagedPerson;
  filter: ManagedFilter;
};

export const personKind = defineKind<PersonTypes>("person", {
  texts: { onlyAdminsCreate: "Only administrators can add people." },
  fields: personFields,
  async valuesOf(queries, row) {
    const { portraitId, portraitAlt, userId } = row;
    const plain = await plainValuesOf(queries, { name: "person", fields: personFields }, row);
    return { ...plain, portraitId, portraitAlt, userId };
  },
  validate: validatePerson,
  columnsOf: ({ portraitId, portraitAlt, userId, ...values }) => ({
    ...columnsOf(personFields, values),
    portraitId,
    portraitAlt,
    userId,
  }),
  saveParts: (queries, id) => placeLast(queries, id),
  descriptions: ({ portraitId }, { portraitAlt: alt, portraitDecorative: decorative }) =>
    portraitId === null ? [] : [{ mediaId: portraitId, alt, decorative }],
  mediaIn: ({ portraitId }) => (portraitId === null ? [] : [portraitId]),
  /** Leaves out a deleted portrait or account. */
  async inputOf(queries, { portraitId, portraitAlt, userId, ...values }) {
    const picture = portraitId && (await knownPictures(queries, [portraitId])).get(portraitId);
    const portrait = picture ? { portraitId, portraitAlt: portraitAlt ?? picture.alt } : { portraitId: null };
    const account = userId === null ? undefined : await findAccount(queries, userId);
    return { ...values, ...portrait, userId: account?.id ?? null };
  },
  copied: (values) => ({ ...values, userId: null }),
  managed: { ...managedPeople, list: listManaged },
  read: readEditable,
});

async function validatePerson(
  ctx: Context,
  queries: Queries,
  input: PersonInput,
  { before, complete }: Demand<PersonTypes>,
): Promise<PersonValues> {
  const { values, errors } = validateFields(personFields, input, before, { complete });
  const checked = checkedFields(values);
  const { portrait, errors: unusable } = await portraitAfter(queries, input, before);
  const userId = input.userId === undefined ? (before?.userId ?? null) : input.userId;
  const taken =
    userId === null || userId === before?.userId
      ? []
      : await accountErrors(ctx, queries, userId, input.id ?? input._id);
  refuseErrors([...errors, ...checked.errors, ...unusable, ...taken], personFields);
  return { ...checked.values, ...portrait, userId };
}

/** Removes characters that change the text direction; normalises links, email and ORCID iD. */
function checkedFields(values: Fields): { values: Fields; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const invalid = (path: string, msg: string) => errors.push({ path, code: "invalid", msg });
  const title = withoutTurning(values.title);
  const email = values.email.trim();
  if (email && !z.email().safeParse(email).success)
    invalid("email", "Please enter an email address like name@institute.example.");
  const orcid = values.orcid && orcidOf(values.orcid);
  if (orcid === undefined) invalid("orcid", notOrcid);
  const links = values.links.map((link) => {
    const address = webAddressOf(link);
    if (!address) invalid("links", notWebAddress(link));
    return address ?? link;
  });
  const focus = values.portraitFocus;
  if (focus && !isFocalPoint(focus))
    invalid("portraitFocus", "Please enter two numbers up to 100, like 50 20.");
  return { values: { ...values, title, email, orcid: orcid ?? "", links: [...new Set(links)] }, errors };
}

function isFocalPoint(text: string): boolean {
  return /^(\d\d?|100) (\d\d?|100)$/.test(text);
}

/** Locks, so that two requests cannot link one account to two people. */
async function accountErrors(ctx: Context, queries: Queries, userId: string, id: string | undefined) {
  await ctx.db.engine.lock(queries, "users", [userId]);
  const path = "userId";
  if (!(await findAccount(queries, userId))) return [{ path, msg: "This account no longer exists." }];
  const other = await personOfAccount(queries, userId);
  if (!other || other.id === id) return [];
  const where = other.deletedAt === null ? "" : ", in the trash";
  return [{ path, msg: `This account is already linked to ${titleOf(other)}${where}.` }];
}
