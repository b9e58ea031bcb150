import { useEffect, useRef, useState } from "react";

/**
 * The text of a blog, as the server has prepared it. Without `html` a page is hydrated, which shows the text already.
 * The only component of the whole site that puts raw HTML on a page.
 */
export function Article({ html }: { html: string | undefined }) {
  const article = useRef<HTMLDivElement>(null);
  const [hydrated] = useState(() => html ?? document.querySelector(".article")?.innerHTML ?? "");

  // A picture that cannot be shown gives way to a drawing, also one that failed before this was here to hear of it.
  useEffect(() => {
    const text = article.current;
    const onError = ({ target }: Event) => replace(target as HTMLImageElement);
    text?.addEventListener("error", onError, true);
    for (const picture of text?.querySelectorAll("img") ?? []) {
      if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) replace(picture);
    }
    return () => text?.removeEventListener("error", onError, true);
  });

  return <div ref={article} className="article" dangerouslySetInnerHTML={{ __html: html ?? hydrated }} />;
}

function replace(picture: HTMLImageElement): void {
  const { drawing } = picture.dataset;
  if (!drawing) return;
  delete picture.dataset.drawing;
  picture.removeAttribute("srcset");
  picture.src = drawing;
}
