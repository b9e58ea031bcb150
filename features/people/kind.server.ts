import { z } from "zod";
import type { Context } from "#core/context.ts";
import { withoutTurning } from "#core/fields.ts";
import type { Queries } from "#db/engine.ts";
import type { PersonTable } from "#db/schema.ts";
import type { InputsOf, ValuesOf } from "#features/fields/field.ts";
import { columnsOf, refuseErrors, validateFields } from "#features/fields/list.ts";
import { defineKind } from "#features/publishing/define-kind.server.ts";
import type { Demand } from "#features/publishing/kind.server.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import type { PublishOptions } from "#features/publishing/status.server.ts";
import { plainValuesOf } from "#features/publishing/stored.server.ts";
import { m } from "#messages";
import { listManaged, type ShownPerson, shownValues } from "./editable.server.ts";
import { personFields } from "./fields.ts";
import { placeLast } from "./order.store.server.ts";
import { type Portrait, type PortraitInput, portraitAfter } from "./portrait.server.ts";
import {
  findAccount,
  findPortrait,
  type ManagedFilter,
  managedPeople,
  personOfAccount,
} from "./store.server.ts";
import type { EditablePerson, ManagedPerson } from "./writing-contract.ts";

export type PersonValues = ValuesOf<typeof personFields> & Portrait & { userId: string | null };
export type PersonInput = InputsOf<typeof personFields> &
  PortraitInput &
  PublishOptions & { userId?: string | null; id?: string; _id?: string };
type PersonTypes = {
  row: PersonTable;
  values: PersonValues;
  input: PersonInput;
  shown: ShownPerson;
  editable: EditablePerson;
  managed: ManagedPerson;
  filter: ManagedFilter;
};

export const personKind = defineKind<PersonTypes>("person", {
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
    const file = portraitId === null ? undefined : await findPortrait(queries, portraitId);
    const portrait = file ? { portraitId, portraitAlt: portraitAlt ?? file.alt } : { portraitId: null };
    const account = userId === null ? undefined : await findAccount(queries, userId);
    return { ...values, ...portrait, userId: account?.email ? userId : null };
  },
  copied: (values) => ({ ...values, userId: null }),
  managed: { ...managedPeople, list: listManaged },
  shownValues,
});

async function validatePerson(
  ctx: Context,
  queries: Queries,
  input: PersonInput,
  { before, complete }: Demand<PersonTypes>,
): Promise<PersonValues> {
  const { values, errors } = validateFields(personFields, input, before, { complete });
  if (values.email && !z.email().safeParse(values.email).success)
    errors.push({ path: "email", code: "invalid", msg: m.adminPeople.emailInvalid() });
  const { portrait, errors: unusable } = await portraitAfter(queries, input, before);
  const userId = input.userId === undefined ? (before?.userId ?? null) : input.userId;
  const taken =
    userId === null || userId === before?.userId
      ? []
      : await accountErrors(ctx, queries, userId, input.id ?? input._id);
  refuseErrors([...errors, ...unusable, ...taken], personFields);
  return { ...values, title: withoutTurning(values.title), ...portrait, userId };
}

/** Locks, so that two requests cannot link one account to two people. */
async function accountErrors(ctx: Context, queries: Queries, userId: string, id: string | undefined) {
  await ctx.db.engine.lock(queries, "users", [userId]);
  const path = "userId";
  if (!(await findAccount(queries, userId))?.email) return [{ path, msg: m.adminPeople.accountGone() }];
  const other = await personOfAccount(queries, userId);
  if (!other || other.id === id) return [];
  const name = titleOf(other);
  const isShown = other.deletedAt === null;
  return [
    {
      path,
      msg: isShown ? m.adminPeople.accountTaken({ name }) : m.adminPeople.accountTakenInTrash({ name }),
    },
  ];
}
