import { pick } from "#core/pick.ts";
import { type ShownPicture, shownPicture } from "#features/media/shown-picture.ts";
import { m } from "#messages";
import type { PeopleFunctions, PersonCard } from "./contract.ts";

const shownOfBoard = ["_id", "slug", "name", "language", "role", "portrait", "portraitFocus"] as const;

/** A person on the team page. */
export type Colleague = Omit<PersonCard, "portrait"> & { portrait: ShownPicture | null };
export type BoardMember = Pick<Colleague, (typeof shownOfBoard)[number]>;

/** Leaves the texts of the portrait out of the data of a page: it stands beside the name. */
export function withPortrait(person: PersonCard): Colleague {
  return { ...person, portrait: person.portrait && shownPicture(person.portrait) };
}

export async function readBoard(people: PeopleFunctions, limit: number): Promise<BoardMember[]> {
  const { items } = await people.list({ board: true, past: false, limit });
  return items.map((person) => pick(withPortrait(person), shownOfBoard));
}

const maxLeaders = 6;

/**
 * The people on the team page. Those without a department or a seat on the board are only authors. The first
 * department of all people leads, if it is a small one among others.
 */
export function teamOf(people: Colleague[], all = people) {
  const lead = leadOf(all);
  const current = people.filter(({ past }) => !past);
  const isLeader = ({ department }: Colleague) => lead !== undefined && department === lead;
  return {
    leaders: current.filter(isLeader),
    board: current.filter((person) => person.onBoard && !isLeader(person)),
    others: current.filter((person) => !person.onBoard && !isLeader(person) && person.department !== ""),
    former: people.filter(({ past }) => past),
  };
}

function leadOf(people: Colleague[]): string | undefined {
  const shown = people.filter(({ past, onBoard, department }) => !past && (onBoard || department !== ""));
  const [first] = shown;
  const leaders = shown.filter(({ department }) => department === first?.department);
  const isSmall = leaders.length <= maxLeaders && leaders.length < shown.length;
  return (isSmall && first?.department) || undefined;
}

/** The departments of those who are on the team page now, in their order. */
export function departmentsOf(people: Colleague[]): string[] {
  const current = people.filter(({ past }) => !past);
  return [...new Set(current.map(({ department }) => department))].filter(Boolean);
}

/** Figures for the team, without zeros. The sample institute also has executives and years, as specified. */
export function statsOf(people: Colleague[], { sample }: { sample: boolean }) {
  const { leaders, board, others } = teamOf(people);
  const current = [...leaders, ...board, ...others];
  const onBoard = current.filter((person) => person.onBoard).length;
  const executives = current.filter(({ role }) => /^executive\b/i.test(role)).length;
  const counts = sample
    ? [
        { count: onBoard, words: m.people.statBoardMembers },
        { count: leaders.length, words: m.people.statLeaders },
        { count: executives, words: m.people.statExecutives },
      ]
    : [
        { count: onBoard, words: m.people.statBoardMembers },
        { count: current.length - onBoard, words: m.people.statTeamMembers },
      ];
  return counts
    .filter(({ count }) => count > 0)
    .map(({ count, words }) => ({ value: String(count), label: words({ count }) }))
    .concat(sample && current.length > 0 ? [{ value: "10+", label: m.people.yearsOfExperience() }] : []);
}

type Search = { department?: string; query: string };

/** People whose name, role and biography contain all words. */
export function findPeople(people: Colleague[], { department, query }: Search): Colleague[] {
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
