import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Api } from "#core/api.ts";
import type { Page } from "#core/contract.ts";
import type { Message } from "#core/message.ts";

export type Row = { _id: string };
export type Order = "asc" | "desc";

/** The query parameters of a list; each parser drops what has no meaning. */
export type Params = Record<string, (value: string) => string | undefined>;

/** What the URL of a list asks for. */
export type ListQuery<P extends Params = Params> = {
  q?: string;
  order?: Order;
  page: number;
  limit: number;
} & (string extends keyof P
  ? Record<string, string | number | undefined>
  : { [Name in keyof P]: ReturnType<P[Name]> });

/** A value of the `sort` parameter, and the choice in the select that chooses it. */
type Sort = { by: string; text: Message };

export type Column<R = Row> = {
  name: Message;
  sort?: Sort;
  /** What it shows besides, which the table is sorted by on request. */
  also?: Sort;
  /** The first press sorts from A to Z, not from the latest or the most. */
  ascending?: boolean;
  /** A column of numbers. */
  atEnd?: boolean;
  className?: string;
  /** Cards show everything themselves. */
  show?(row: R): ReactNode;
};

export type Choice = { value: string; text: string };

/** A select beside the search field; without choices, a field. */
export type Filter<P extends Params = Params, C = unknown> = {
  name: keyof P & string;
  label: Message;
  choices?(counts: C | undefined, query: ListQuery<P>): Choice[];
  type?: "date" | "text";
  /** Shown on demand, or if it is set. */
  more?: boolean;
};

/** Shown in place of a list without rows. */
type Empty = { title: Message; text: Message };

/** A link above the list that sets one or more parameters. */
export type Tab<P extends Params = Params, C = unknown> = {
  text: Message;
  set: { [Name in keyof P]?: string };
  /** Shown if the tab has no rows. */
  empty?: Empty;
  /** The tab's number of rows; read from the list unless given. */
  count?(counts: C): number;
};

export type DialogProps<R = Row> = {
  rows: R[];
  /** Changes the rows in this way, and reports what was done as without a dialog. */
  onRun(work: Pick<Action<R>, "each" | "all" | "undo">): void;
  /** The dialog has done the work itself. */
  onDone(message: string): void;
  onClose(): void;
};

export type Question = {
  title: string;
  text: string;
  /** Below the text. */
  note?: ReactNode;
  yes: string;
  busy: string;
};

/** Rows in a sentence: their number and, of a single one, its name. */
export type Named = { count: number; name: string };

/** Something to do with one row or with the selected rows. */
export type Action<R = Row> = {
  text: Message;
  icon?: LucideIcon;
  /** A button beside the menu of a row: what most people come for. */
  primary?: boolean;
  /** Actions of a row with the same slot replace each other, and keep the focus. */
  slot?: string;
  /** The rows that offer it; all unless given. */
  offered?(row: R): boolean;
  /** Where it is offered; both unless given. */
  only?: "row" | "bulk";
  danger?: boolean;
  /** Changes one row. */
  each?(api: Api, row: R): Promise<unknown>;
  /** Changes several rows and answers with the ids of those that were changed. */
  all?(api: Api, rows: R[]): Promise<{ ids: string[] }>;
  /** Why `all` leaves rows as they are. */
  missing?: Message;
  /** Offered after `all`. */
  undo?(api: Api, ids: string[]): Promise<unknown>;
  /** Says that several rows are as before. */
  undone?(several: { count: number }): string;
  /** Says what was done, such as “2 articles published.” */
  done?(rows: Named): string;
  /** Undefined if these rows need no question. */
  confirm?(rows: R[], named: Named): Question | undefined;
  /** Asks for more than a yes. */
  dialog?(props: DialogProps<R>): ReactNode;
};

export type RowLink<R = Row> = {
  text: Message;
  icon: LucideIcon;
  to(row: R): string | undefined;
  /** Of the page that it leads to; by default, that of this page. */
  language?(row: R): string;
};

type Source<R extends Row, P extends Params, C> = {
  /** Reads one page. */
  read(api: Api, query: ListQuery<P>): Promise<Page<R>>;
  counts?(api: Api, query: ListQuery<P>): Promise<C>;
};

/** The number of rows, and of those found: “24 articles” and “2 of 24 articles”. */
export type Counted = {
  count(v: { count: number }): string;
  countOf(v: { total: number; all: number }): string;
};

/** How a list is shown. */
type View<R extends Row, P extends Params, C> = {
  path: string;
  title: Message;
  /** For the document's head. */
  description: Message;
  /** Shown to members who are not administrators. */
  forbidden: Message;
  /** Under the title: a text, or the number of rows. */
  lead: Message | Counted;
  /** The title and the text of a search without results. */
  noneFound: Message;
  noMatch: Message;
  loadFailed: Message;
  /** Says why an action failed for a row. */
  failed?(v: { name: string; reason: string }): string;
  /** The name of a row, for assistive technology and in messages. */
  label(row: R): string;
  /** What messages call a row, if it is not its label. */
  nameOf?(row: R): string;
  /** The label of the search, such as "Title or author". */
  search: Message;
  /** Parameters that choose the list and are not filters. */
  scope?: (keyof P & string)[];
  tabs?: { label: Message; choices: Tab<P, C>[] };
  filters?: Filter<P, C>[];
  /** The sorting without a `sort` parameter. */
  defaultSort?: string;
  columns: Column<R>[];
  /** On small screens, what follows the first column is aligned with the text beside a 40-pixel avatar. */
  hasAvatars?: boolean;
  /** Shows cards in a grid instead of a table. */
  card?(row: R, run: (action: Action<R>) => void): ReactNode;
  /** Reads the list again every three seconds. */
  refreshWhile?(rows: R[]): boolean;
  links?: RowLink<R>[];
  actions?: Action<R>[];
  /** Rows may be tall: their cells begin at the same height. */
  isAlignedAtTop?: boolean;
  empty: Empty;
  create?: { text: Message; to: string };
};

/** A list of an administration page, described by data. */
export type List<R extends Row = Row, P extends Params = Params, C = unknown> = { params: P } & Source<
  R,
  P,
  C
> &
  View<R, P, C>;

/** `params` are the query parameters besides q, order, page and rows. */
export function defineList<R extends Row, P extends Params, C>(
  params: P,
  source: Source<R, P, C>,
  view: View<NoInfer<R>, NoInfer<P>, NoInfer<C>>,
): List<R, P, C> {
  return { params, ...source, ...view };
}

export function named({ label, nameOf = label }: List, rows: Row[]): Named {
  const [first] = rows;
  return { count: rows.length, name: first ? nameOf(first) : "" };
}

export function hasActions({ actions = [], links = [] }: List): boolean {
  return actions.length + links.length > 0;
}
