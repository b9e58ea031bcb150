import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHeader } from "#ui/page-header.tsx";
import { Section } from "#ui/section.tsx";
import type { Page, ShownPage } from "./contract.ts";
import { FreeText } from "./free-text.tsx";

type About = NonNullable<Page["about"]>;

type AboutPageProps = {
  page: ShownPage;
  /** Shown below the title. */
  picture: ReactNode;
  board: ReactNode;
  /** The path that a focus area links to. */
  urlOfArea(title: string): string;
};

export function AboutPage({ page, picture, board, urlOfArea }: AboutPageProps) {
  const { title, about } = page;
  if (!about) return null;
  const { heading, introduction, vision, ideology, objective, showBoard } = about;
  return (
    <>
      <PageHeader badge={heading && title} title={heading || title} lead={introduction} />
      {picture}
      {(vision || ideology) && (
        <div className="page grid grid-cols-1 gap-12 pt-12 pb-16 md:pt-16 lg:grid-cols-2 lg:gap-16">
          <Statement id="vision" title="Vision" text={vision} />
          <Statement id="ideology" title="Ideology" text={ideology} />
        </div>
      )}
      <FocusAreas areas={about.focusAreas} urlOfArea={urlOfArea} />
      {objective && (
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
      )}
      <Strategy about={about} />
      <FreeText page={page} />
      {showBoard && board}
    </>
  );
}

function FocusAreas({
  areas,
  urlOfArea,
}: { areas: About["focusAreas"] } & Pick<AboutPageProps, "urlOfArea">) {
  if (areas.length === 0) return null;
  return (
    <Section id="focus" label="What we work on" title="Focus Areas" look="sunken">
      <ul className="grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2 lg:gap-x-16">
        {areas.map(({ title, text }) => (
          <li key={title + text} className="group relative flex flex-col">
            <h3 className="heading text-h3">
              <Link
                to={urlOfArea(title)}
                className="inline-flex items-baseline gap-3 after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
              >
                {title}
                <ArrowRight
                  aria-hidden
                  className="size-5 shrink-0 self-center text-accent transition-transform group-hover:translate-x-1"
                />
              </Link>
            </h3>
            <p className="mt-3 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Statement({ id, title, text }: { id: string; title: string; text: string }) {
  if (!text) return null;
  return (
    <Section id={id} title={title} look="plain">
      <p className="font-serif text-[1.1875rem] leading-[1.65] whitespace-pre-line">{text}</p>
    </Section>
  );
}

function Strategy({ about }: { about: About }) {
  const { strategy, academicTitle, academicText, activistTitle, activistText } = about;
  const approaches = [
    { id: "academic", title: academicTitle, text: academicText },
    { id: "activist", title: activistTitle, text: activistText },
  ].filter(({ title, text }) => title || text);
  if (!strategy && approaches.length === 0) return null;
  return (
    <Section id="strategy" label="How we work" title="Strategy" lead={strategy}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        {approaches.map(({ id, title, text }) => (
          <div key={id} className="rounded-base border border-hairline bg-surface p-6 md:p-8">
            {title && <h3 className="heading text-h3">{title}</h3>}
            <p className="mt-3 text-muted">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
