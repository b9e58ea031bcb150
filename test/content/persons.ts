import type { Person, PersonCard } from "#features/people/contract.ts";
import type { EditablePerson } from "#features/people/writing-contract.ts";
import type { Refused, TestSite } from "#test/harness.ts";
import { blob, sendForm, somePicture } from "#test/uploads.ts";

export type Answer = EditablePerson & Partial<Refused>;

/** Helpers for writing people with JSON requests. */
export function personApi(site: TestSite, signedIn: { authorization: string }) {
  const call = <Body = Answer>(line: string, body?: object) => site.call<Body>(line, body, signedIn);
  const add = async (fields: object) => (await call("POST /api/people/add", fields)).body;
  return {
    call,
    add,
    named: async (...names: string[]) => {
      const ids: string[] = [];
      for (const title of names) ids.push((await add({ title }))._id);
      return ids;
    },
    update: (id: string, fields: object) => call(`PUT /api/people/${id}`, fields),
    read: async (id: string) => (await site.call<Person & Partial<Refused>>(`GET /api/people/${id}`)).body,
    list: async (query = "") => (await site.call<PersonCard[]>(`GET /api/people${query}`)).body,
    names: async (query = "") =>
      (await site.call<PersonCard[]>(`GET /api/people${query}`)).body.map(({ name }) => name),
    /** Adds a picture to the media library. */
    async picture(alt: string, width = 64): Promise<string> {
      const form = { file: blob(await somePicture("#0e4a39", width)), alt };
      return (await sendForm<{ _id: string }>(site, "POST /api/media", form, signedIn)).body._id;
    },
  };
}
