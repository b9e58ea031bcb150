import type { ReactNode } from "react";
import { WideCover } from "#features/media/cover.tsx";
import type { BoardMember } from "#features/people/team.ts";
import { Faces } from "#features/people/team-section.tsx";
import type { PlainPage } from "#features/plain-documents/contract.ts";
import { TranslationLinks } from "#features/publishing/translation-links.tsx";
import { Article } from "#features/rich-text/article.tsx";
import { m } from "#messages";
import { Section } from "#ui/section.tsx";
import { sideOf, textIn } from "#ui/text-language.ts";
import { titleSize } from "#ui/title-size.ts";
import type { projectFields } from "./fields.ts";
import { Period, StateBadge } from "./project-item.tsx";

/** Pages carry no more of the people than they show. */
export type Project = Omit<PlainPage<typeof projectFields>, "people"> & {
  people: Record<string, BoardMember>;
};

type ProjectArticleProps = { document: Project; children?: ReactNode };

/** A project with its team, partners and funders. Below them are its outputs. */
export function ProjectArticle({ document: project, children }: ProjectArticleProps) {
  const { title, language, excerpt, article, picture, pictures } = project;
  const { url, ...shown } = pictures[picture.mediaId] ?? { url: "" };
  const words = textIn(language);
  return (
    <article dir={sideOf(language)} className="pb-16 md:pb-24">
      <header className="page pt-5">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-muted">
          <StateBadge {...project} />
          <span>
            <Period {...project} />
          </span>
        </p>
        <h1 {...words} className={`heading mt-4 max-w-[60rem] wrap-anywhere ${titleSize(title)}`}>
          {title}
        </h1>
        {excerpt && (
          <p {...words} className="mt-5 max-w-[46rem] text-lead text-muted wrap-anywhere">
            {excerpt}
          </p>
        )}
        <TranslationLinks kind="project" document={project} />
        {url && (
          <WideCover
            picture={{ ...(shown as Project["pictures"][string]), url, alt: picture.alt }}
            title={title}
            language={language}
            className="mt-9 sm:aspect-[5/2]"
          />
        )}
      </header>
      <div className="page grid grid-cols-1 gap-x-16 gap-y-12 pt-10 md:pt-14 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0">
          {article !== "" && <Article html={article} language={language} className="mx-0!" />}
        </div>
        <div className="min-w-0 space-y-10 empty:hidden">
          <Partners project={project} />
          <Funders funders={project.funders} />
        </div>
      </div>
      <div className="page mt-16 space-y-16 empty:hidden md:mt-20 md:space-y-20">
        <Team project={project} />
        {children}
      </div>
    </article>
  );
}

const heading = "caps border-t-2 border-ink pt-4 text-accent";

/** A logo stands on white, as it was made for paper. */
function Partners({ project: { partners, pictures } }: { project: Project }) {
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby="partners">
      <h2 id="partners" className={heading}>
        {m.projects.partners()}
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {partners.map(({ name, link, logo }) => {
          const picture = pictures[logo.mediaId];
          return (
            <li key={`${name} ${link}`} className="flex min-h-14 items-center gap-4 py-3">
              {picture && (
                <img
                  src={picture.url}
                  srcSet={picture.srcset}
                  sizes="6rem"
                  alt=""
                  width={picture.width}
                  height={picture.height}
                  loading="lazy"
                  decoding="async"
                  className="h-14 w-24 shrink-0 rounded-base border border-hairline bg-[#ffffff] object-contain p-1.5"
                />
              )}
              <Named name={name} link={link} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Funders({ funders }: Pick<Project, "funders">) {
  if (funders.length === 0) return null;
  return (
    <section aria-labelledby="funders">
      <h2 id="funders" className={heading}>
        {m.projects.fundedBy()}
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {funders.map(({ name, link, award }) => (
          <li key={`${name} ${award}`} className="py-3">
            <Named name={name} link={link} />
            {award && <p className="text-meta text-muted wrap-anywhere">{m.projects.grant({ award })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Named({ name, link }: { name: string; link: string }) {
  const text = <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>;
  if (!link) return text;
  return (
    <a
      href={link}
      rel="noopener"
      className="inline-flex min-h-9 min-w-0 items-center text-brand underline-offset-4 hover:underline"
    >
      {text}
    </a>
  );
}

/** In the order of the project, those who are public. */
function Team({ project: { team, people } }: { project: Project }) {
  const shown = team.flatMap((id) => people[id] ?? []);
  if (shown.length === 0) return null;
  return (
    <Section id="team" title={m.projects.team()} variant="plain">
      <Faces people={shown} />
    </Section>
  );
}
