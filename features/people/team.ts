import { pick } from "#core/pick.ts";
import type { PeopleFunctions, PersonCard } from "./contract.ts";

const leadership = "Leadership";
/** Always offered as filters. Other departments are offered if they have people. */
export const standardDepartments = [leadership, "Governance"];

const shownOfBoard = ["_id", "slug", "name", "role", "portrait"] as const;

export type BoardMember = Pick<PersonCard, (typeof shownOfBoard)[number]>;

export async function readBoard(people: PeopleFunctions, limit: number): Promise<BoardMember[]> {
  const { items } = await people.list({ board: true, past: false, limit });
  return items.map((person) => pick(person, shownOfBoard));
}

/** The people on the team page. Those without a department or a seat on the board are only authors. */
export function teamOf(people: PersonCard[]) {
  const current = people.filter(({ past }) => !past);
  const isLeader = ({ department }: PersonCard) => department === leadership;
  return {
    leaders: current.filter(isLeader),
    board: current.filter((person) => person.onBoard && !isLeader(person)),
    others: current.filter((person) => !person.onBoard && !isLeader(person) && person.department !== ""),
    former: people.filter(({ past }) => past),
  };
}

export function departmentsOf(people: PersonCard[]): string[] {
  return [...new Set([...standardDepartments, ...people.map(({ department }) => department)])].filter(
    Boolean,
  );
}

/** Counts for the board, without zeros. */
export function statsOf(people: PersonCard[]) {
  const { leaders, board, others } = teamOf(people);
  const current = [...leaders, ...board, ...others];
  const counts = [
    { count: current.filter(({ onBoard }) => onBoard).length, noun: "Board member" },
    { count: leaders.length, noun: "Leadership role" },
    { count: current.filter(({ role }) => /^executive\b/i.test(role)).length, noun: "Executive position" },
  ];
  return counts
    .filter(({ count }) => count > 0)
    .map(({ count, noun }) => ({ value: String(count), label: count === 1 ? noun : `${noun}s` }));
}

type Search = { department?: string; query: string };

/** People whose name, role and biography contain all words. */
export function findPeople(people: PersonCard[], { department, query }: Search): PersonCard[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return people.filter(({ name, role, excerpt, department: own }) => {
    const text = plain(`${name} ${role} ${excerpt}`);
    return (!department || own === department) && words.every((word) => text.includes(word));
  });
}

/** Lower case, without accents and with straight apostrophes, so that different spellings match. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[’‘ʼ`]/g, "'")
    .toLowerCase();
}
