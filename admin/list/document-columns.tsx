import { Link } from "react-router";
import { untitled } from "#features/publishing/lifecycle.ts";
import { classes } from "#ui/classes.ts";
import { Moment, ShortDay } from "#ui/time-zone.tsx";
import type { Document } from "./document-list.ts";
import type { Column } from "./list.ts";

export const documentColumns: Column<Document>[] = [
  {
    name: "Published",
    sort: "date",
    className: "max-lg:mt-1.5",
    show: ({ status, publishedAt, unpublishedVersion }) => (
      <>
        <StatusMark {...{ status, publishedAt }} />
        {unpublishedVersion !== null && <UnpublishedMark />}
      </>
    ),
  },
  {
    name: "Changed",
    sort: "changed",
    className: "max-lg:mt-1 whitespace-nowrap",
    show: ({ savedAt }) => (
      <>
        <span className="lg:hidden">Changed </span>
        <ShortDay instant={savedAt} />
      </>
    ),
  },
];

type TitleCellProps = { to: string; title: string; note: string };

export function TitleCell({ to, title, note }: TitleCellProps) {
  return (
    <>
      <Link
        dir="auto"
        to={to}
        title={title}
        className="line-clamp-2 min-h-6 text-small font-semibold hover:text-brand hover:underline lg:text-body lg:leading-snug"
      >
        {title || untitled}
      </Link>
      <span className="block text-meta text-muted lg:line-clamp-1">{note}</span>
    </>
  );
}

/** Writers have changed what readers see, without publishing it. */
function UnpublishedMark() {
  return (
    <span className="block text-meta font-semibold whitespace-nowrap text-accent lg:ml-4.5">
      Unpublished changes
    </span>
  );
}

const marks = {
  draft: { look: "border-2 border-control", text: "Draft" },
  scheduled: { look: "bg-ochre", text: "Scheduled" },
  published: { look: "bg-success", text: "Published" },
  trash: { look: "bg-danger", text: "In the trash" },
} as const;

type StatusMarkProps = { status: keyof typeof marks; publishedAt: string | null };

/** The status, and the time of publication. */
function StatusMark({ status, publishedAt }: StatusMarkProps) {
  const { look, text } = marks[status];
  return (
    <>
      <span className="inline-flex items-center gap-2 text-small font-semibold whitespace-nowrap text-ink">
        <span aria-hidden className={classes("size-2.5 rounded-full", look)} />
        {text}
      </span>
      {publishedAt && (
        <span className="ml-2.5 lg:ml-4.5 lg:block lg:min-w-32">
          {status === "scheduled" && "for "}
          {status === "scheduled" ? <Moment instant={publishedAt} /> : <ShortDay instant={publishedAt} />}
        </span>
      )}
    </>
  );
}
