import { use, useEffect, useRef, useState } from "react";
import { classes } from "#ui/classes.ts";
import { OwnLanguage, textIn } from "#ui/text-language.ts";

type ArticleProps = {
  html: string | undefined;
  /** The language of the text. Empty or undefined: the site's. */
  language?: string;
  className?: string;
};

/** The only component that writes raw HTML. While hydrating, `html` is undefined: the document has it. */
export function Article({ html, language, className }: ArticleProps) {
  const article = useRef<HTMLDivElement>(null);
  const [hydrated] = useState(() => html ?? document.querySelector(".article")?.innerHTML ?? "");

  // Replaces broken pictures, also those that failed before hydration.
  useEffect(() => {
    const text = article.current;
    const onError = ({ target }: Event) => showPlaceholder(target as HTMLImageElement);
    text?.addEventListener("error", onError, true);
    for (const picture of text?.querySelectorAll("img") ?? []) {
      if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) showPlaceholder(picture);
    }
    return () => text?.removeEventListener("error", onError, true);
  });

  return (
    <div
      ref={article}
      {...(language || use(OwnLanguage) ? textIn(language) : {})}
      className={classes("article", className)}
      dangerouslySetInnerHTML={{ __html: html ?? hydrated }}
    />
  );
}

function showPlaceholder(picture: HTMLImageElement): void {
  const { drawing } = picture.dataset;
  if (!drawing) return;
  delete picture.dataset.drawing;
  picture.removeAttribute("srcset");
  picture.src = drawing;
}
