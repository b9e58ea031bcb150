import { useState } from "react";
import { Link } from "react-router";
import type { Audience, ChapterGroup } from "#core/guide.ts";
import type { Message } from "#core/message.ts";
import { m } from "#messages";
import { helpPath } from "./path.ts";
import { SearchField, SearchResults } from "./search.tsx";

const guides: { audience: Audience; title: Message; lead: Message }[] = [
  {
    audience: "editors",
    title: m.adminHelp.writeTitle,
    lead: m.adminHelp.writeLead,
  },
  {
    audience: "operators",
    title: m.adminHelp.runTitle,
    lead: m.adminHelp.runLead,
  },
];

/** The first page of the help: every chapter of the guides. */
export function Contents({ title, groups }: { title: string; groups: ChapterGroup[] }) {
  const [typed, setTyped] = useState("");
  return (
    <div className="page max-w-[64rem] pb-16 md:pb-24">
      <header className="flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
        <h1 className="heading text-h2 max-lg:sr-only">{title}</h1>
        <SearchField typed={typed} onType={setTyped} className="w-full sm:max-w-[26rem]" />
      </header>
      {typed.trim() ? (
        <SearchResults typed={typed} groups={groups} />
      ) : (
        guides.map(({ audience, title, lead }) => {
          const own = groups.filter((group) => group.audience === audience);
          if (own.length === 0) return null;
          return (
            <section key={audience} aria-labelledby={audience} className="mt-6 first-of-type:mt-2 md:mt-10">
              <h2 id={audience} className="heading border-t-2 border-ink pt-4 text-h3">
                {title()}
              </h2>
              <p className="mt-1 text-small text-muted">{lead()}</p>
              <div className="mt-6 gap-x-10 sm:columns-2 lg:columns-3">
                {own.map((group) => (
                  <Group key={group.title} {...group} />
                ))}
              </div>
            </section>
          );
        })
      )}
    </div>
  );
}

function Group({ title, chapters }: ChapterGroup) {
  return (
    <section className="mb-8 break-inside-avoid">
      <h3 lang="en" className="font-semibold">
        {title}
      </h3>
      <ul lang="en" className="mt-1.5 border-t border-hairline">
        {chapters.map(({ slug, title }) => (
          <li key={slug} className="border-b border-hairline">
            <Link
              to={`${helpPath}/${slug}`}
              className="flex min-h-11 items-center py-2 text-small leading-snug text-brand underline-offset-4 hover:underline lg:min-h-9 lg:py-1.5"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
