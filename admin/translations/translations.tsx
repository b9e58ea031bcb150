import { language, oneOf } from "#app/listing/parameters.ts";
import { useSite } from "#app/site/site.ts";
import { languageName } from "#core/language.ts";
import { tagsOf } from "#core/site-languages.ts";
import { editPath, kindNames, mainList } from "#features/publishing/kinds.ts";
import { translationStates } from "#features/publishing/lifecycle.ts";
import type { TableRow } from "#features/publishing/translations-contract.ts";
import { m } from "#messages";
import { TitleCell } from "../list/document-columns.tsx";
import { type Column, defineList } from "../list/list.ts";
import { ListPage } from "../list/list-page.tsx";
import { listRoute } from "../list/list-route.tsx";
import { useList } from "../list/use-list.tsx";
import { stateTexts, TranslationCell } from "./translation-cell.tsx";

const defaultKind = "blog";
const kindNamed = oneOf(...kindNames);

const list = defineList(
  { kind: kindNamed, state: oneOf(...translationStates), language },
  {
    read: (api, { kind = defaultKind, q, state, language, page, limit }) =>
      api.translations.table({ kind, q, state, language, page, limit }),
  },
  {
    path: "/manage-translations",
    title: m.adminTranslations.title,
    description: m.adminTranslations.description,
    forbidden: m.adminTranslations.forbidden,
    lead: m.adminTranslations.lead,
    noneFound: m.adminTranslations.noneFound,
    noMatch: m.adminTranslations.noMatch,
    loadFailed: m.adminTranslations.loadFailed,
    label: ({ title }) => title,
    search: m.adminTranslations.search,
    scope: ["kind"],
    tabs: {
      label: m.adminTranslations.kindFilter,
      choices: kindNames.map((kind) => ({
        text: kind === defaultKind ? m.adminTranslations.articlesAndEvents : mainList(kind).title,
        set: kind === defaultKind ? {} : { kind },
      })),
    },
    filters: [
      {
        name: "state",
        label: m.adminTranslations.stateFilter,
        choices: () => [
          { value: "", text: m.adminTranslations.allStates() },
          ...translationStates.map((state) => ({ value: state, text: stateTexts[state]() })),
        ],
      },
    ],
    isAlignedAtTop: true,
    columns: [],
    empty: { title: m.adminTranslations.none, text: m.adminTranslations.noneHint },
  },
);

export const { handle, meta, clientLoader, ErrorBoundary } = listRoute(list);

/** The columns and the choices of languages are those of the site, and of the translations on the page. */
export default function ManageTranslations() {
  const view = useList(list);
  const site = useSite();
  const kind = kindNamed(String(view.query.kind)) ?? defaultKind;
  const own = tagsOf({ ...site, language: site.mainLanguage });
  const found = view.page.items.flatMap((row) => [
    row.language,
    ...row.translations.map((translation) => translation.language),
  ]);
  const tags = [...new Set([...own, ...found])];
  const columns: Column<TableRow>[] = [
    {
      name: m.adminTranslations.originalHead,
      className: "lg:py-3.5 lg:min-w-60",
      show: ({ _id, title, language }) => (
        <TitleCell to={editPath(kind, _id)} title={title} note={languageName(language)} />
      ),
    },
    ...tags.map((tag) => ({
      name: () => languageName(tag),
      className: "max-lg:mt-2 lg:min-w-36 lg:py-3.5",
      show: (row: TableRow) => (
        <TranslationCell kind={kind} row={row} language={tag} onChange={view.reload} />
      ),
    })),
  ];
  const languages = [
    { value: "", text: m.adminList.allLanguages() },
    ...tags.map((tag) => ({ value: tag, text: languageName(tag) })),
  ];
  const filters = [
    ...(list.filters ?? []),
    { name: "language" as const, label: m.adminTranslations.languageFilter, choices: () => languages },
  ];
  return <ListPage view={{ ...view, list: { ...list, columns, filters } }} />;
}
