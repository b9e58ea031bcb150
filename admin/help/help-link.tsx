import { CircleQuestionMark } from "lucide-react";
import { Link } from "react-router";
import { classes } from "#ui/classes.ts";
import { chapterAbout, helpPath } from "./path.ts";

type HelpLinkProps = {
  /** The path of the screen, without the document that is open there. */
  screen: string;
  /** Beside a text that is not saved yet. */
  newTab?: boolean;
  className?: string;
};

/** Leads from a screen to the chapter about it. */
export function HelpLink({ screen, newTab = false, className }: HelpLinkProps) {
  const chapter = chapterAbout[screen];
  if (!chapter) return null;
  return (
    <Link
      to={`${helpPath}/${chapter}`}
      {...(newTab && { target: "_blank", rel: "noreferrer" })}
      title={newTab ? "Help, in a new tab" : "Help"}
      className={classes(
        "inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-base px-2 text-small text-muted hover:bg-sunken hover:text-ink max-sm:hidden",
        className,
      )}
    >
      <CircleQuestionMark aria-hidden className="size-4 shrink-0" />
      Help
      {newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </Link>
  );
}
