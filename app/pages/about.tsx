import { boardOf } from "#features/institute/board.ts";
import { EmptyBoard } from "#features/institute/empty-board.tsx";
import { Portrait } from "#features/institute/portrait.tsx";
import { institute } from "#features/institute/texts.ts";
import { LinkButton } from "#ui/button.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { head } from "../head.ts";
import { useSite } from "../site.ts";
import type { Route } from "./+types/about.ts";

export const meta = (args: Route.MetaArgs) =>
  head(args, { title: "About Us", description: institute.about.introduction });

export default function About() {
  const { introduction, vision, ideology, objective, focusAreas } = institute.about;
  return (
    <>
      <PageHeader badge="About Us" title={introduction} wide />
      <div className="page grid grid-cols-1 gap-12 pb-16 lg:grid-cols-2 lg:gap-16">
        <Statement id="vision" title="Vision" text={vision} />
        <Statement id="ideology" title="Ideology" text={ideology} />
      </div>
      <div className="bg-sunken">
        <section aria-labelledby="focus" className="page section">
          <SectionHeading id="focus" label="What we work on" title="Focus Areas" />
          <ol className="grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2">
            {focusAreas.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[3.5rem_1fr] gap-2">
                <span aria-hidden className="heading text-h2 text-accent">
                  {index + 1}
                </span>
                <div>
                  <h3 className="heading text-h3">{title}</h3>
                  <p className="mt-3 text-small text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <section aria-labelledby="objective" className="on-deep bg-green text-on-deep">
        <div className="page section grid grid-cols-1 gap-6 lg:grid-cols-[16rem_1fr]">
          <h2 id="objective" className="heading text-h2">
            Objective
          </h2>
          <p className="max-w-[50rem] font-serif text-[clamp(1.25rem,1.1rem+0.8vw,1.625rem)] leading-[1.45]">
            {objective}
          </p>
        </div>
      </section>
      <Strategy />
      <GoverningBoard />
    </>
  );
}

function Statement({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      <p className="font-serif text-[1.1875rem] leading-[1.65]">{text}</p>
    </section>
  );
}

function Strategy() {
  const { introduction, academic, activist } = institute.about.strategy;
  return (
    <section aria-labelledby="strategy" className="page section">
      <SectionHeading id="strategy" label="How we work" title="Strategy">
        <p className="mt-4 max-w-[46rem] text-lead text-muted">{introduction}</p>
      </SectionHeading>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        {[academic, activist].map(({ title, text }) => (
          <div key={title} className="rounded-base border border-hairline bg-surface p-6 md:p-8">
            <h3 className="heading text-h3">{title}</h3>
            <p className="mt-3 text-muted">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function GoverningBoard() {
  const board = boardOf(useSite());
  return (
    <div className="bg-sunken">
      <section aria-labelledby="board" className="page section">
        <SectionHeading id="board" label="Who answers for it" title="Governing Board" />
        {board.length === 0 && <EmptyBoard />}
        <ul className="grid grid-cols-1 gap-x-8 gap-y-6 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
          {board.map((member) => (
            <li key={member.id} className="flex items-center gap-4">
              <Portrait member={member} className="size-18" />
              <div>
                <h3 className="heading text-h4">{member.name}</h3>
                <p className="mt-0.5 text-meta text-muted">{member.role}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="mt-10 flex flex-wrap gap-3">
          <LinkButton to="/team">Meet the team</LinkButton>
          <LinkButton to="/contact" look="outline">
            Contact us
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
