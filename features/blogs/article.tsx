import { useEffect, useRef } from "react";

/** The text of a blog, as the server has prepared it. The only place of the whole site where HTML is put on a page as it is. */
export function Article({ html }: { html: string }) {
  const article = useRef<HTMLDivElement>(null);

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

  return <div ref={article} className="article" dangerouslySetInnerHTML={{ __html: html }} />;
}

function replace(picture: HTMLImageElement): void {
  const { drawing } = picture.dataset;
  if (!drawing) return;
  delete picture.dataset.drawing;
  picture.removeAttribute("srcset");
  picture.src = drawing;
}
