import { Plus } from "lucide-react";
import { name as nameParameter, oneOf } from "#app/listing/parameters.ts";
import { Portrait } from "#features/people/portrait.tsx";
import type { ManagedPerson, PersonCounts } from "#features/people/writing-contract.ts";
import { lists } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { documentColumns, titleColumn } from "../list/document-columns.tsx";
import { documentView, statusParam } from "../list/document-list.ts";
import { defineList } from "../list/list.ts";
import { ListPage } from "../list/list-page.tsx";
import { listRoute } from "../list/list-route.tsx";
import { useList } from "../list/use-list.tsx";
import { ArrangeButton } from "./arrange-button.tsx";

const groups = () => [
  { value: "", text: m.adminPersonList.everybody() },
  { value: "board", text: m.adminPersonList.onBoard() },
  { value: "team", text: m.adminPersonList.notOnBoard() },
  { value: "past", text: m.adminPersonList.formerMembers() },
];

const list = defineList(
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
    description: m.adminPersonList.descriptionOfAll,
    search: m.adminPersonList.search,
    defaultSort: "position",
    filters: [
      { name: "group", label: m.adminPersonList.groupFilter, choices: groups },
      {
        name: "department",
        label: m.adminPersonList.departmentFilter,
        choices: (counts, { department }) => [
          { value: "", text: m.adminPersonList.allDepartments() },
          ...departmentsIn(counts, department).map((value) => ({ value, text: value })),
        ],
      },
    ],
    columns: [
      {
        ...titleColumn(lists.person, {
          note: noteOf,
          picture: (person: ManagedPerson) => (
            <Portrait person={person} sizes="2.5rem" className="size-10 text-small!" />
          ),
        }),
        sort: { by: "title", text: m.adminList.sortName },
      },
      {
        name: m.adminPersonList.shown,
        sort: { by: "position", text: m.adminPersonList.sortPosition },
        ascending: true,
        className: "max-lg:mt-1.5 lg:whitespace-nowrap",
        show: ({ past, onBoard }) =>
          past ? m.adminPersonList.formerMember() : onBoard ? m.adminPersonList.onBoard() : "",
      },
      ...documentColumns,
    ],
    empty: {
      title: m.adminPersonList.none,
      text: m.adminPersonList.noneHint,
    },
  },
);

const { handle, meta, clientLoader, ErrorBoundary } = listRoute(list);

export { clientLoader, ErrorBoundary, handle, meta };

export default function People() {
  const view = useList(list);
  return (
    <ListPage
      view={view}
      aside={
        <div className="flex flex-wrap gap-2.5">
          {view.page.total > 1 && <ArrangeButton onClose={view.reload} />}
          <LinkButton to={lists.person.create}>
            <Plus aria-hidden className="size-4.5" />
            {m.adminPersonList.create()}
          </LinkButton>
        </div>
      }
    />
  );
}

function noteOf({ role, department, account }: ManagedPerson): string {
  return [role, department, account?.email && m.adminPersonList.linkedTo({ email: account.email })]
    .filter(Boolean)
    .join(" · ");
}

/** Includes the selected department, even if it has no people. */
function departmentsIn(counts: PersonCounts | undefined, chosen = ""): string[] {
  return [...new Set([...(counts?.departments ?? []), chosen])].filter(Boolean);
}
