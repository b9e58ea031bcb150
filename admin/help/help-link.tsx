import { CircleQuestionMark } from "lucide-react";
import { Link } from "react-router";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { rich } from "#ui/rich.tsx";
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
      title={newTab ? m.adminHelp.linkNewTab() : m.adminHelp.link()}
      className={classes(
        "inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-base px-2 text-small text-muted hover:bg-sunken hover:text-ink max-sm:hidden",
        className,
      )}
    >
      <CircleQuestionMark aria-hidden className="size-4 shrink-0" />
      {newTab ? rich(m.adminHelp.linkTextNewTab({ hidden })) : m.adminHelp.linkText()}
    </Link>
  );
}

const hidden = (text: string) => <span className="sr-only">{text}</span>;
