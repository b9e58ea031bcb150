import { beforeAll } from "vitest";
import { newId } from "#core/ids.ts";
import type { Queries } from "#db/engine.ts";
import type { Role } from "#db/schema.ts";
import { hashPassword } from "#features/members/passwords.server.ts";
import { addUser } from "#features/members/store.server.ts";
import { issueToken } from "#features/members/tokens.server.ts";
import type { SignedIn, TestSite } from "./harness.ts";

/** A member, with an authorization header. */
export type Person = { id: string; email: string; signedIn: SignedIn };

export const password = "the long way round";
let hash: Promise<string> | undefined;

/** Adds many members with numbered names. */
export async function addPeople(site: TestSite, count: number): Promise<Person[]> {
  return site.services.db.write(async (queries) => {
    const people: Person[] = [];
    for (let n = 1; n <= count; n += 1)
      people.push(await write(site, queries, { name: `Reader ${n}`, role: "member", passwordHash: null }));
    return people;
  });
}

/** Adds a member, with a password on request, because hashing is slow. */
export async function addPerson(
  site: TestSite,
  name: string,
  { role = "member", withPassword = false }: { role?: Role; withPassword?: boolean } = {},
): Promise<Person> {
  if (withPassword) hash ??= hashPassword(password);
  const passwordHash = withPassword ? ((await hash) ?? null) : null;
  return site.services.db.write((queries) => write(site, queries, { name, role, passwordHash }));
}

/** A member for the tests of a file. */
export function usePerson(...options: Parameters<typeof addPerson>): Person {
  const person = { id: "", email: "", signedIn: { authorization: "" } };
  beforeAll(async () => {
    const { signedIn, ...added } = await addPerson(...options);
    Object.assign(person, added);
    Object.assign(person.signedIn, signedIn);
  });
  return person;
}

async function write(
  { services: { clock, signingKeys } }: TestSite,
  queries: Queries,
  { name, role, passwordHash }: { name: string; role: Role; passwordHash: string | null },
): Promise<Person> {
  const id = newId();
  const email = `${name.toLowerCase().replaceAll(/\W+/g, ".")}@example.org`;
  const joinedAt = clock().toISOString();
  const person = {
    id,
    name,
    email,
    emailKey: email,
    passwordHash,
    role,
    bio: "",
    joinedAt,
    disabledAt: null,
    verifiedAt: joinedAt,
  };
  if (!(await addUser(queries, person))) throw new Error(`Somebody has the address ${email}.`);
  const token = await issueToken(queries, signingKeys, id, joinedAt);
  return { id, email, signedIn: { authorization: `Bearer ${token}` } };
}

/** Maps with limited concurrency, in order. */
export async function inTurns<Item, Result>(
  items: Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  async function worker(): Promise<void> {
    for (const [at, item] of waiting) results[at] = await work(item);
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
