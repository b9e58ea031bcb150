import type { Operations } from "#core/contract.ts";
import { documentOperations } from "#features/publishing/operations.server.ts";
import type { peopleEndpoints } from "./contract.ts";
import { personKind } from "./kind.server.ts";
import { movePerson } from "./order.server.ts";
import { listPeople, readPerson } from "./people.server.ts";
import { previewPerson, readRevision } from "./preview.server.ts";
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
  revision: readRevision,
  move: movePerson,
  counts: async (ctx, filter) => ({
    ...(await counts(ctx, filter)),
    departments: await listDepartments(ctx.db.reader, maxDepartments),
  }),
};
