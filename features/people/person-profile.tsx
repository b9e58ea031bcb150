import type { DocumentHead } from "#features/publishing/contract.ts";
import { TranslationLinks } from "#features/publishing/translation-links.tsx";
import { m } from "#messages";
import { Badge } from "#ui/badge.tsx";
import { listedIn, sideOf, textIn } from "#ui/text-language.ts";
import { titleSize } from "#ui/title-size.ts";
import type { Person } from "./contract.ts";
import { Expertise } from "./expertise.tsx";
import { PersonLinks } from "./person-links.tsx";
import { Portrait } from "./portrait.tsx";

export function PersonProfile({ person }: { person: Person & Partial<DocumentHead> }) {
  const { name, role, department, biography, expertise, onBoard, past } = person;
  const paragraphs = biography
    .split(/\n\s*\n/)
    .map((text, at) => ({ text, at }))
    .filter(({ text }) => text.trim());
  return (
    <div
      dir={sideOf(person.language)}
      className="grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-x-16"
    >
      <Portrait
        person={person}
        sizes="(min-width: 64rem) 19rem, (min-width: 48rem) 15rem, 12rem"
        className="aspect-[4/5] w-full max-w-48 md:max-w-none"
        large
      />
      <div className="min-w-0">
        <header className="text-match-parent">
          {department && (
            <p {...listedIn(person.language)} className="caps mb-3 text-accent wrap-anywhere">
              {department}
            </p>
          )}
          <h1 dir="auto" className={`heading wrap-anywhere ${titleSize(name)}`}>
            {name}
          </h1>
          {role && (
            <p {...listedIn(person.language)} className="mt-3 text-lead text-muted wrap-anywhere">
              {role}
            </p>
          )}
          <TranslationLinks
            kind="person"
            document={person}
            className="mt-3 flex flex-wrap items-center gap-x-4"
          />
          {(past || onBoard) && (
            <p className="mt-4">
              <Badge variant={past ? "outline" : "ochre"}>
                {past
                  ? onBoard
                    ? m.people.formerBoardMember()
                    : m.people.formerMember()
                  : m.people.boardMember()}
              </Badge>
            </p>
          )}
        </header>
        {paragraphs.length > 0 && (
          <div className="mt-7 max-w-[42rem] space-y-4 font-serif text-[1.1875rem] leading-[1.65]">
            {paragraphs.map(({ text, at }) => (
              <p key={at} {...textIn(person.language)} className="whitespace-pre-line wrap-anywhere">
                {text}
              </p>
            ))}
          </div>
        )}
        <Expertise subjects={expertise} className="mt-7" />
        <PersonLinks person={person} className="mt-5" />
      </div>
    </div>
  );
}
