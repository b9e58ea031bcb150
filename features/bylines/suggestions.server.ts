import { isAdmin } from "#core/actor.ts";
import type { MemberContext } from "#core/context.ts";
import type { Operations } from "#core/contract.ts";
import { avatarUrl } from "#features/media/types/addresses.ts";
import { m } from "#messages";
import { portraitUrl } from "./bylines.server.ts";
import type { AuthorSuggestion, authorEndpoints } from "./contract.ts";
import * as store from "./store.server.ts";

const max = 8;

export const authorOperations: Operations<typeof authorEndpoints> = {
  /**
   * People first, then accounts; none for members who do not write. Only admins get people who are not public, accounts
   * that never wrote anything, and email addresses.
   */
  async suggest(ctx, { q }) {
    const { id } = ctx.actor;
    const { reader } = ctx.db;
    const forAdmins = isAdmin(ctx);
    if (!forAdmins && !(await store.writersAmong(reader, [id])).includes(id)) return [];
    if (q.trim() === "") return ownAuthor(ctx);
    const people = await store.suggestedPeople(reader, { q, now: ctx.now, forAdmins, limit: max });
    const accounts = await store.suggestedAccounts(reader, { q, forAdmins, limit: max });
    return [
      ...people.map(suggestedPerson),
      ...accounts.map((row) => suggestedAccount(row, (forAdmins && row.email) || m.adminArticles.account())),
    ].slice(0, max);
  },
};

/** The writer's person or account. */
async function ownAuthor({ actor, db }: MemberContext): Promise<AuthorSuggestion[]> {
  const personId = await store.findPersonOf(db.reader, actor.id);
  const [person] = await store.findPeople(db.reader, personId ? [personId] : []);
  if (person) return [suggestedPerson(person)];
  return (await store.findAccounts(db.reader, [actor.id])).map((row) =>
    suggestedAccount(row, m.adminArticles.account()),
  );
}

type Person = Awaited<ReturnType<typeof store.suggestedPeople>>[number];

function suggestedPerson(row: Omit<Person, "role"> & { role?: string }): AuthorSuggestion {
  const { personId, title: name, avatarId, role: note = "" } = row;
  return { personId, name, avatar: portraitUrl(row) ?? avatarUrl(avatarId), note };
}

type Account = Awaited<ReturnType<typeof store.findAccounts>>[number];

function suggestedAccount({ userId, userName: name, avatarId }: Account, note: string): AuthorSuggestion {
  return { userId, name, avatar: avatarUrl(avatarId), note };
}
