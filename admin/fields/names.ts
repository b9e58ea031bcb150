import type { Api } from "#core/api.ts";
import type { Fields } from "#features/fields/field.ts";
import { nameOf } from "../media/words.ts";

/** The names of the pictures and articles that fields have by their ids, as far as this page has read them. */
export const namesById = new Map<string, string>();

/** Those that no longer exist are left out. */
export async function readNames(api: Api, list: Fields, values: object): Promise<void> {
  const read = async (kind: string | undefined, id: string) => {
    const name =
      kind === "picture" ? nameOf(await api.media.read({ id })) : (await api.writing.read({ id })).title;
    const isTaken = [...namesById].some(([other, known]) => other !== id && known === name);
    namesById.set(id, isTaken ? `${name} (${id})` : name);
  };
  const named = Object.entries(values).filter(([name, id]) => list[name]?.type === "id" && id !== null);
  await Promise.allSettled(named.map(([name, id]) => read(list[name]?.kind, id)));
}
