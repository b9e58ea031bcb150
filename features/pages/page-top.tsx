import { type LucideIcon, Rss } from "lucide-react";
import { Cover } from "#features/media/cover.tsx";
import type { ShownPicture } from "#features/media/shown-picture.ts";
import { TranslationLinks } from "#features/publishing/translation-links.tsx";
import { classes } from "#ui/classes.ts";
import { sideOf, textIn } from "#ui/text-language.ts";
import { titleSize } from "#ui/title-size.ts";
import type { ShownPage } from "./contract.ts";

type Feed = { href: string; text: string; Icon?: LucideIcon };
type PageTopProps = {
  page: ShownPage;
  badge: string;
  note?: string;
  feeds: Feed[];
  /** Shown if the page has no picture. */
  cover?: ShownPicture;
};

const beside = {
  sizes: "(min-width: 64rem) 36rem, 88vw",
  eager: true,
  className: "aspect-[3/2] w-full rounded-base",
} as const;

/** The title and the introduction of a page, beside its picture. */
export function PageTop({ page, badge, note, feeds, cover }: PageTopProps) {
  const { title, introduction, language, map } = page;
  return (
    <header
      dir={sideOf(language)}
      className={classes(
        "page grid grid-cols-1 items-center gap-x-16 gap-y-8 pt-10 md:pt-12",
        (map || cover) && "lg:grid-cols-2",
      )}
    >
      <div className="min-w-0 max-w-[46rem]">
        <p className="caps mb-3 text-accent">{badge}</p>
        <h1 {...textIn(language)} className={`heading wrap-anywhere ${titleSize(title)}`}>
          {title}
        </h1>
        {introduction && (
          <p {...textIn(language)} className="mt-4 text-lead whitespace-pre-line text-muted">
            {introduction}
          </p>
        )}
        <TranslationLinks kind="page" document={page} />
        {note && <p className="mt-4 text-meta text-muted">{note}</p>}
        <ul className="no-print mt-3 flex flex-wrap gap-x-6">
          {feeds.map(({ href, text, Icon = Rss }) => (
            <li key={href}>
              <a
                href={href}
                className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-brand underline-offset-4 hover:underline"
              >
                <Icon aria-hidden className="size-4.5" />
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {map ? (
        <Cover picture={map} title={map.alt} {...beside} />
      ) : (
        cover && <Cover decorative picture={cover} title={title} {...beside} />
      )}
    </header>
  );
}
