import { oneOf } from "#app/listing/parameters.ts";
import type { Api } from "#core/api.ts";
import type { Page } from "#core/contract.ts";
import { formatShortDate } from "#core/dates.ts";
import { type Fields, fieldNames, shownFieldsOf } from "#features/fields/field.ts";
import { closingOf, type PlainFields } from "#features/plain-documents/fields.ts";
import type { StatusCounts } from "#features/publishing/contract.ts";
import { kinds, mainList, type PlainKind, periodOf } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { Moment } from "#ui/time-zone.tsx";
import { formTypes } from "../fields/form-types.ts";
import { documentColumns, Mark, titleColumn } from "../list/document-columns.tsx";
import { type Document, documentFilters, documentParams, documentView } from "../list/document-list.ts";
import { type Column, defineList } from "../list/list.ts";
import { listRoute } from "../list/list-route.tsx";

type Row = Document & { isClosed: boolean };
type ListApi = {
  manage(query: object): Promise<Page<Row>>;
  counts(): Promise<StatusCounts>;
};

/** The exports of the route module with the list of a plain kind: its title, shown fields, closing and status. */
export function plainList(kind: PlainKind, fields: PlainFields) {
  const list = mainList(kind);
  const { until: name = "", over } = periodOf(kind);
  const until = fields[name];
  const api = (calls: Api): ListApi => calls[kinds[kind].api];
  const closing: Column<Row> = {
    name: () => until?.label() ?? "",
    sort: { by: "until", text: () => m.adminList.sortUntil({ field: name }) },
    ascending: true,
    className: "max-lg:mt-1.5 lg:whitespace-nowrap",
    show: (row) => {
      const at = closingOf(kind, row);
      if (!at) return "";
      return row.isClosed ? (
        <Mark dot="border-2 border-control" text={over()} />
      ) : until?.type === "date" ? (
        formatShortDate(`${at}T12:00:00Z`, "UTC")
      ) : (
        <Moment withoutZone instant={at} />
      );
    },
  };
  return listRoute(
    defineList(
      { ...documentParams, sort: oneOf("changed", "date", "title", "until") },
      { read: (calls, query) => api(calls).manage(query), counts: (calls) => api(calls).counts() },
      {
        ...documentView<Row>(list),
        search: m.adminList.searchCreator,
        filters: documentFilters.filter(({ name }) => name !== "tag" || "tags" in fields),
        columns: [
          titleColumn(list, { note: (row) => noteOn(fields, row) }),
          ...(until ? [closing] : []),
          ...documentColumns,
        ],
      },
    ),
  );
}

/** The shown choices and texts, such as "Vacancy · Lisbon". */
function noteOn(fields: Fields, row: object): string {
  const shown: Fields = shownFieldsOf(fields);
  const words = fieldNames(shown).map((name) => {
    const field = shown[name];
    const { type } = field ?? {};
    const isWord = type === "choice" || type === "text";
    return field && isWord ? formTypes[type].words((row as Record<string, unknown>)[name], field) : "";
  });
  return words.filter(Boolean).join(" · ");
}
