import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Picture } from "#features/media/contract.ts";
import { Cover } from "#features/media/cover.tsx";
import { editPath, type ListEntry } from "#features/publishing/kinds.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { rich } from "#ui/rich.tsx";
import { Moment, ShortDay } from "#ui/time-zone.tsx";
import type { Document } from "./document-list.ts";
import type { Column } from "./list.ts";

export const documentColumns: Column<Document>[] = [
  {
    name: m.adminList.status,
    sort: { by: "date", text: m.adminList.sortPublished },
    also: { by: "changed", text: m.adminList.sortChanged },
    className: "max-lg:mt-1.5",
    show: (document) => (
      <>
        <StatusMark {...document} />
        {document.unpublishedVersion !== null && (
          <span className="block text-meta font-semibold whitespace-nowrap text-accent lg:ms-4.5">
            {m.adminList.unpublishedChanges()}
          </span>
        )}
      </>
    ),
  },
];

type TitleOptions<R> = { note(row: R): string; picture?(row: R): ReactNode };

/** The column with the title of a document, a note below it and a picture beside it. */
export function titleColumn<R extends Document>(
  { kind, name }: ListEntry,
  { note, picture }: TitleOptions<R>,
): Column<R> {
  return {
    name,
    sort: { by: "title", text: m.adminList.sortTitle },
    ascending: true,
    show: (row) => (
      <TitleCell to={editPath(kind, row._id)} title={row.title} note={note(row)} picture={picture?.(row)} />
    ),
  };
}

type TitleCellProps = {
  to: string;
  title: string;
  note: string;
  /** Beside the title, 40 pixels wide. */
  picture?: ReactNode;
};

export function TitleCell({ picture, ...props }: TitleCellProps) {
  if (!picture) return <Title {...props} />;
  return (
    <span className="flex gap-3 lg:items-center">
      {picture}
      <span className="min-w-0">
        <Title {...props} />
      </span>
    </span>
  );
}

/** The cover of a document in its row. */
export function RowCover({ picture, title }: { picture: Picture; title: string }) {
  return (
    <Cover
      picture={picture}
      title={title}
      sizes="2.5rem"
      decorative
      className="size-10 shrink-0 rounded-base object-cover"
    />
  );
}

function Title({ to, title, note }: Omit<TitleCellProps, "picture">) {
  return (
    <>
      <Link
        dir="auto"
        to={to}
        title={title}
        className="line-clamp-2 min-h-6 text-small font-semibold hover:text-brand hover:underline lg:leading-snug"
      >
        {titleOf({ title })}
      </Link>
      <span className="block text-meta text-muted lg:line-clamp-1">{note}</span>
    </>
  );
}

const marks = {
  draft: { dot: "border-2 border-control", text: m.adminList.statusDraft },
  scheduled: { dot: "bg-ochre", text: m.adminList.statusScheduled },
  published: { dot: "bg-success", text: m.adminList.statusPublished },
  trash: { dot: "bg-danger", text: m.adminList.statusTrash },
} as const;

const bold = (text: string) => <span className="font-semibold">{text}</span>;

/** A word with a dot before it, or other content. */
export function Mark({ dot, text = "", children = bold(text) }: MarkProps) {
  return (
    <span className="inline-flex items-center gap-2 text-ink">
      <span aria-hidden className={classes("size-2.5 shrink-0 rounded-full forced-colors:border", dot)} />
      <span>{children}</span>
    </span>
  );
}

type MarkProps = { dot: string; text?: string; children?: ReactNode };

type StatusMarkProps = Pick<Document, "status" | "publishedAt" | "savedAt" | "version">;

/** The status with the time of publication, and when it was changed since. */
function StatusMark({ status, publishedAt, savedAt, version }: StatusMarkProps) {
  const { dot, text } = marks[status];
  const isChanged = !publishedAt || (version > 1 && savedAt.slice(0, 10) > publishedAt.slice(0, 10));
  return (
    <span className="flex flex-wrap gap-x-3 lg:block lg:whitespace-nowrap">
      <Mark dot={dot}>
        {!publishedAt
          ? bold(text())
          : status === "scheduled"
            ? rich(
                m.adminList.statusScheduledFor({
                  status: bold,
                  time: <Moment withoutZone instant={publishedAt} />,
                }),
              )
            : rich(m.adminList.statusOn({ status: bold(text()), date: <ShortDay instant={publishedAt} /> }))}
      </Mark>
      {isChanged && (
        <span className="lg:ms-4.5 lg:block">
          {rich(m.adminList.changed({ date: <ShortDay instant={savedAt} /> }))}
        </span>
      )}
    </span>
  );
}
