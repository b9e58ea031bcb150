import { name as nameParameter, oneOf } from "#app/listing/parameters.ts";
import { Portrait } from "#features/people/portrait.tsx";
import type { ManagedPerson, PersonCounts } from "#features/people/writing-contract.ts";
import { editPath, lists } from "#features/publishing/kinds.ts";
import { documentColumns, TitleCell } from "../list/document-columns.tsx";
import { documentView, statusParam } from "../list/document-list.ts";
import { defineList } from "../list/list.ts";

const groups = [
  { value: "", text: "Everybody" },
  { value: "board", text: "On the board" },
  { value: "team", text: "Not on the board" },
  { value: "past", text: "Former members" },
];

export const personList = defineList(
  {
    group: oneOf("board", "team", "past"),
    department: nameParameter,
    status: statusParam,
    sort: oneOf("position", "changed", "date", "title"),
  },
  {
    read: (api, query) => api.persons.manage(query),
    counts: (api) => api.persons.counts(),
  },
  {
    ...documentView<ManagedPerson>(lists.person),
    description: "Everyone who works at the institute or writes for it.",
    search: "Name",
    defaultSort: "position",
    filters: [
      { name: "group", label: "Group", choices: () => groups },
      {
        name: "department",
        label: "Department",
        choices: (counts, { department }) => [
          { value: "", text: "All departments" },
          ...departmentsIn(counts, department).map((value) => ({ value, text: value })),
        ],
      },
    ],
    columns: [
      {
        name: "Person",
        sort: "title",
        sortName: "name",
        ascending: true,
        show: (person) => (
          <TitleCell
            to={editPath("person", person._id)}
            title={person.title}
            note={noteOf(person)}
            picture={<Portrait person={person} sizes="2.5rem" className="size-10 text-small!" />}
          />
        ),
      },
      {
        name: "Shown",
        sort: "position",
        sortName: "order on the site",
        ascending: true,
        className: "max-lg:mt-1.5 lg:whitespace-nowrap",
        show: ({ past, onBoard }) => (past ? "Former member" : onBoard ? "On the board" : ""),
      },
      ...documentColumns,
    ],
    empty: {
      title: "No people yet",
      text: "Add the board, the team and everyone who writes for the institute.",
    },
  },
);

function noteOf({ role, department, account }: ManagedPerson): string {
  return [role, department, account?.email && `linked to ${account.email}`].filter(Boolean).join(" · ");
}

/** Includes the selected department, even if it has no people. */
function departmentsIn(counts: PersonCounts | undefined, chosen = ""): string[] {
  return [...new Set([...(counts?.departments ?? []), chosen])].filter(Boolean);
}
