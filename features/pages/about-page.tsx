import { ArrowRight } from "lucide-react";
import { type ReactNode, use } from "react";
import { WideCover } from "#features/media/cover.tsx";
import { m } from "#messages";
import { CardLink } from "#ui/card-link.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Section } from "#ui/section.tsx";
import { OwnLanguage, ownText } from "#ui/text-language.ts";
import { type AboutBlock, type AboutSection, blocksOf } from "./about-sections.ts";
import type { ShownPage } from "./contract.ts";
import { EmptyPage } from "./empty-page.tsx";
import { FreeText } from "./free-text.tsx";

type AboutPageProps = {
  page: ShownPage;
  /** Shown below the title unless the page has a picture of its own. */
  picture?: ReactNode;
  board: ReactNode;
  /** The path that a focus area links to. */
  urlOfArea(title: string): string;
};

export function AboutPage({ page, picture, board, urlOfArea }: AboutPageProps) {
  const { title, about } = page;
  if (!about) return null;
  const { heading, introduction, sections, showBoard } = about;
  const isBare = introduction === "" && sections.length === 0 && page.article === "" && !page.map;
  if (isBare)
    return (
      <>
        <EmptyPage title={heading || title} language={page.language} text={m.pages.aboutEmpty()} />
        {showBoard && board}
      </>
    );
  return (
    <>
      <PageHeader
        badge={heading && title}
        title={heading || title}
        lead={introduction}
        language={page.language}
      />
      {page.map ? (
        <div className="page">
          <WideCover
            picture={page.map}
            title={page.map.alt}
            language={page.language}
            className="sm:aspect-[16/9] lg:aspect-[21/9]"
          />
        </div>
      ) : (
        picture
      )}
      <OwnLanguage value={page.language || use(OwnLanguage)}>
        {blocksOf(sections).map((block, index) => (
          <Block key={block.key} id={`section-${index + 1}`} block={block} urlOfArea={urlOfArea} />
        ))}
      </OwnLanguage>
      <FreeText page={page} />
      {showBoard && board}
    </>
  );
}

type BlockProps = { id: string; block: AboutBlock } & Pick<AboutPageProps, "urlOfArea">;

function Block({ id, block: { heading, band, texts, areas }, urlOfArea }: BlockProps) {
  if (band) return <Band id={id} section={band} />;
  if (!heading)
    return (
      <div className="page grid grid-cols-1 gap-12 pt-12 pb-16 md:pt-16 lg:grid-cols-2 lg:gap-16">
        {texts.map((section, index) => (
          <Statement key={section.title + section.text} id={`${id}-${index + 1}`} section={section} />
        ))}
        {areas.length > 0 && <Areas areas={areas} urlOfArea={urlOfArea} />}
      </div>
    );
  return (
    <Section
      id={id}
      title={heading.title}
      own={{ title: heading.title, lead: heading.text }}
      variant={areas.length > 0 ? "sunken" : undefined}
    >
      {areas.length > 0 && <Areas areas={areas} urlOfArea={urlOfArea} />}
      {texts.length > 0 && (
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 not-first:mt-12 lg:grid-cols-2">
          {texts.map(({ title, text }) => (
            <div key={title + text} className="border-t border-hairline pt-5">
              <h3 {...ownText()} className="heading text-h3">
                {title}
              </h3>
              <p {...ownText()} className="mt-3 whitespace-pre-line text-muted">
                {text}
              </p>
            </div>
          ))}
        </div>
      )}
    </Section>
  );
}

function Band({ id, section: { title, text } }: { id: string; section: AboutSection }) {
  return (
    <section aria-labelledby={id} className="on-deep bg-green text-on-deep">
      <div className="page section grid grid-cols-1 gap-6 lg:grid-cols-[16rem_1fr]">
        <h2 id={id} {...ownText()} className="heading text-h2 wrap-anywhere">
          {title}
        </h2>
        <p
          {...ownText()}
          className="max-w-[50rem] font-serif text-[clamp(1.25rem,1.1rem+0.8vw,1.625rem)] leading-[1.45] whitespace-pre-line"
        >
          {text}
        </p>
      </div>
    </section>
  );
}

function Statement({ id, section: { title, text } }: { id: string; section: AboutSection }) {
  return (
    <Section id={id} title={title} own={{ title }} variant="plain">
      <p {...ownText()} className="font-serif text-[1.1875rem] leading-[1.65] whitespace-pre-line">
        {text}
      </p>
    </Section>
  );
}

type AreasProps = { areas: AboutSection[] } & Pick<AboutPageProps, "urlOfArea">;

function Areas({ areas, urlOfArea }: AreasProps) {
  return (
    <ul className="grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2 lg:gap-x-16">
      {areas.map(({ title, text }) => (
        <li key={title + text} className="group relative flex flex-col">
          <h3 {...ownText()} className="heading text-h3">
            <CardLink to={urlOfArea(title)} className="inline-flex items-baseline gap-3">
              {title}
              <ArrowRight
                aria-hidden
                className="size-5 shrink-0 self-center text-accent transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
              />
            </CardLink>
          </h3>
          <p {...ownText()} className="mt-3 text-muted">
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
