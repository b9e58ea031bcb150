import type { MemberContext } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { truncate } from "#core/truncate.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { documentOperations } from "#features/publishing/operations.server.ts";
import { previewValues } from "#features/publishing/preview.server.ts";
import { excerptOf } from "#features/publishing/sharing.ts";
import type { Person, peopleEndpoints } from "./contract.ts";
import { shownValues } from "./editable.server.ts";
import { type PersonInput, personKind } from "./kind.server.ts";
import { movePerson } from "./order.server.ts";
import { listPeople, maxExcerptLength, readPerson } from "./people.server.ts";
import { listDepartments } from "./store.server.ts";
import type { personEndpoints } from "./writing-contract.ts";

const maxDepartments = 100;

const { remove, counts, ...shared } = documentOperations(personKind);

export const peopleOperations: Operations<typeof peopleEndpoints> = {
  list: listPeople,
  read: readPerson,
  remove,
};

export const personOperations: Operations<typeof personEndpoints> = {
  ...shared,
  preview: previewPerson,
  move: movePerson,
  counts: async (ctx, filter) => ({
    ...(await counts(ctx, filter)),
    departments: await listDepartments(ctx.db.reader, maxDepartments),
  }),
};

/** The data of a person's page, without saving it. */
async function previewPerson(ctx: MemberContext, input: PersonInput): Promise<Person> {
  const values = await previewValues(ctx, personKind, input);
  const { title, tags: expertise, portraitId, portraitAlt, userId: user, ...shown } = values;
  const { portrait } = await shownValues(ctx, values);
  const excerpt = excerptOf(values, truncate(values.biography, maxExcerptLength));
  return {
    ...shown,
    expertise,
    user,
    _id: "preview",
    slug: null,
    name: titleOf({ title }),
    excerpt,
    portrait,
  };
}
