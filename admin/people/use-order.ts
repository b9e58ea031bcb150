import { useRef, useState } from "react";
import { type Api, useApi } from "#core/api.ts";
import { messageOf } from "#core/errors.ts";
import type { ManagedPerson } from "#features/people/writing-contract.ts";
import { m } from "#messages";
import { useQuery } from "#ui/use-query.ts";

const pageSize = 100;

/** Everybody in order. Saves each move at once, one after the other. */
export function useOrder() {
  const { persons } = useApi();
  const read = useQuery("everybody", () => readAll(persons));
  const [error, setError] = useState("");
  const [saving, setSaving] = useState(0);
  const queue = useRef(Promise.resolve());
  const people = read.value ?? [];

  function move(id: string, target: string): void {
    const [from, to] = [id, target].map((wanted) => people.findIndex(({ _id }) => _id === wanted)) as [
      number,
      number,
    ];
    const person = people[from];
    if (!person || to < 0 || from === to) return;
    read.replace(people.toSpliced(from, 1).toSpliced(to, 0, person));
    setError("");
    setSaving((count) => count + 1);
    queue.current = queue.current.then(() =>
      save(from < to ? { id, after: target } : { id, before: target }),
    );
  }

  async function save(input: { id: string; before?: string; after?: string }): Promise<void> {
    try {
      await persons.move(input);
    } catch (failure) {
      setError(messageOf(failure, m.adminPeople.orderFailed()));
      read.again();
    } finally {
      setSaving((count) => count - 1);
    }
  }

  return { people, move, error, isSaving: saving > 0, state: read.state, again: read.again };
}

/** Former members come last, in their own order. */
async function readAll(persons: Api["persons"]): Promise<ManagedPerson[]> {
  const readPage = (page: number) => persons.manage({ page, limit: pageSize });
  const first = await readPage(1);
  const more = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => index + 2);
  const rest = await Promise.all(more.map(readPage));
  return [first, ...rest].flatMap(({ items }) => items);
}
