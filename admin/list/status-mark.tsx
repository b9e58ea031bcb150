import { classes } from "#ui/classes.ts";
import { Moment, ShortDay } from "#ui/time-zone.tsx";

const marks = {
  draft: { look: "border-2 border-control", text: "Draft" },
  scheduled: { look: "bg-ochre", text: "Scheduled" },
  published: { look: "bg-success", text: "Published" },
  trash: { look: "bg-danger", text: "In the trash" },
} as const;

type StatusMarkProps = { status: keyof typeof marks; publishedAt: string | null };

/** The status, and the time of publication. */
export function StatusMark({ status, publishedAt }: StatusMarkProps) {
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
