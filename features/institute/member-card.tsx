import { Mail } from "lucide-react";
import { classes } from "#ui/classes.ts";
import type { BoardMember } from "./board.ts";
import { Portrait } from "./portrait.tsx";

export function MemberCard({ member, large }: { member: BoardMember; large?: boolean }) {
  const { id, name, role, department, bio, expertise, email } = member;
  return (
    <article
      aria-labelledby={id}
      className={classes(
        "grid grid-cols-[6.5rem_1fr] gap-x-4",
        large
          ? "sm:grid-cols-[14rem_1fr] sm:grid-rows-[auto_1fr] sm:gap-x-8 lg:grid-cols-[15rem_1fr]"
          : "sm:block",
      )}
    >
      <Portrait member={member} className="aspect-[4/5] w-full max-w-60 sm:row-span-2" />
      <div className={classes("self-end", !large && "sm:mt-5")}>
        <p className="caps text-accent">{department}</p>
        <h3 id={id} dir="auto" className="heading mt-1.5 text-h3">
          {name}
        </h3>
        <p className="mt-1 font-semibold text-muted">{role}</p>
      </div>
      <div className={classes("col-span-2", large && "sm:col-span-1")}>
        <p dir="auto" className="mt-3.5 text-small">
          {bio}
        </p>
        <ul aria-label="Expertise" className="mt-4 flex flex-wrap gap-2">
          {expertise.map((subject) => (
            <li key={subject} className="rounded-full bg-sunken px-3 py-1 text-meta">
              {subject}
            </li>
          ))}
        </ul>
        <a
          href={`mailto:${email}`}
          className="mt-3 inline-flex min-h-11 items-center gap-2 text-small break-all text-brand underline-offset-4 hover:underline"
        >
          <Mail aria-hidden className="size-4 shrink-0" />
          {email}
        </a>
      </div>
    </article>
  );
}
