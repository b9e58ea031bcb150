import { m } from "#messages";
import { classes } from "#ui/classes.ts";

export function Expertise({ subjects, className }: { subjects: string[]; className?: string }) {
  if (subjects.length === 0) return null;
  return (
    <ul aria-label={m.people.expertise()} className={classes("flex flex-wrap gap-2", className)}>
      {subjects.map((subject) => (
        <li key={subject} dir="auto" className="rounded-full bg-sunken px-3 py-1 text-meta wrap-anywhere">
          {subject}
        </li>
      ))}
    </ul>
  );
}
