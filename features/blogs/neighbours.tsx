import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { classes } from "#ui/classes.ts";
import type { BlogPage } from "./contract.ts";
import { sectionNames } from "./section-names.ts";

/** The ways on from a blog to those before and after it in its section. */
export function Neighbours({ previous, next, section }: Pick<BlogPage, "previous" | "next" | "section">) {
  if (!previous && !next) return null;
  const { all } = sectionNames[section];
  return (
    <nav
      aria-label={`More ${all.toLowerCase()}`}
      className="grid auto-cols-fr gap-px border-y border-hairline bg-hairline sm:grid-flow-col"
    >
      <Way label={`Previous in ${all}`} to={previous} />
      <Way label={`Next in ${all}`} to={next} forward />
    </nav>
  );
}

type WayProps = { label: string; to: BlogPage["next"]; forward?: boolean };

function Way({ label, to, forward }: WayProps) {
  if (!to) return null;
  const Arrow = forward ? ArrowRight : ArrowLeft;
  return (
    <Link
      to={`/blogs/${to._id}`}
      className={classes("group block bg-ground py-6", forward ? "sm:pl-8 sm:text-right" : "sm:pr-8")}
    >
      <span className={classes("caps flex items-center gap-2 text-muted", forward && "sm:justify-end")}>
        <Arrow aria-hidden className={classes("size-4", forward && "order-last")} />
        {label}
      </span>
      <span
        dir="auto"
        className="heading mt-2 block text-h4 group-hover:text-brand group-hover:underline group-hover:underline-offset-4"
      >
        {to.title}
      </span>
    </Link>
  );
}
