import { Cover } from "#features/media/cover.tsx";
import { generatedPicture } from "#features/media/generated-picture.ts";
import { m } from "#messages";
import { LinkButton } from "#ui/button.tsx";
import { textIn } from "#ui/text-language.ts";

type EmptyPageProps = { title: string; language: string; text: string };

/** Replaces a built-in page that has no content yet. A drawing is beside the text. */
export function EmptyPage({ title, language, text }: EmptyPageProps) {
  return (
    <div className="page grid grid-cols-1 items-center gap-x-16 gap-y-10 pt-12 pb-16 md:pt-16 md:pb-24 lg:grid-cols-2">
      <header>
        <h1 {...textIn(language)} className="heading text-h1 wrap-anywhere">
          {title}
        </h1>
        <p className="mt-4 text-lead text-muted">{text}</p>
        <LinkButton to="/" variant="outline" className="mt-8">
          {m.pages.goHome()}
        </LinkButton>
      </header>
      <Cover
        picture={generatedPicture(title)}
        title={title}
        sizes="(min-width: 64rem) 36rem, 88vw"
        eager
        className="aspect-[3/2] w-full rounded-base"
      />
    </div>
  );
}
