import type { Operations } from "#core/contract.ts";
import { truncate } from "#core/truncate.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { documentOperations } from "#features/publishing/operations.server.ts";
import { previewValues } from "#features/publishing/preview.server.ts";
import { excerptOf } from "#features/publishing/sharing.ts";
import type { peopleEndpoints } from "./contract.ts";
import { shownValues } from "./editable.server.ts";
import { personKind } from "./kind.server.ts";
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
  async preview(ctx, input) {
    const values = await previewValues(ctx, personKind, input);
    const { title, tags: expertise, portraitId, portraitAlt, userId: user, ...shown } = values;
    const { portrait } = await shownValues(ctx, values);
    const excerpt = excerptOf(values, truncate(values.biography, maxExcerptLength));
    const own = { _id: "preview", slug: null, name: titleOf(values), excerpt, portrait };
    return { ...shown, expertise, user, ...own };
  },
  move: movePerson,
  counts: async (ctx, filter) => ({
    ...(await counts(ctx, filter)),
    departments: await listDepartments(ctx.db.reader, maxDepartments),
  }),
};
