import type { Picture } from "#features/media/contract.ts";
import { Cover } from "#features/media/cover.tsx";
import { Section, type SectionFrame } from "#ui/section.tsx";
import { ownText } from "#ui/text-language.ts";

type OwnPictureProps = SectionFrame & { picture: Picture; credit: string };

/** A wide picture of the home page, with its caption. The heading may be empty. */
export function OwnPicture({ picture, credit, ...frame }: OwnPictureProps) {
  const heading = frame.own?.title;
  const figure = (
    <figure className={heading ? undefined : "page section"}>
      <Cover
        picture={picture}
        title={picture.alt}
        sizes="(min-width: 83rem) 78rem, 88vw"
        className="aspect-[3/2] w-full rounded-base sm:aspect-[16/9] lg:aspect-[21/9]"
      />
      {(picture.caption || credit) && (
        <figcaption className="mt-2.5 flex flex-wrap justify-between gap-x-8 text-meta text-muted wrap-anywhere">
          <span {...ownText("home.pictureCaption")} className="max-w-[46rem] text-small text-ink">
            {picture.caption}
          </span>
          <span {...ownText("home.pictureCredit")}>{credit}</span>
        </figcaption>
      )}
    </figure>
  );
  if (!heading) return figure;
  return (
    <Section {...frame} id="own-picture" title={heading}>
      {figure}
    </Section>
  );
}
