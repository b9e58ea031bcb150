import type { Editor } from "@tiptap/core";

const sign = "missing-picture-";

/** A new id for the place of a picture that could not be pasted. */
export function missingId(): string {
  return sign + crypto.getRandomValues(new Uint32Array(1)).join("");
}

export function isMissingId(id: string): boolean {
  return id.replace(/^text-/, "").startsWith(sign);
}

/** Whether this site keeps a picture. */
export function isOwnPicture(source: string): boolean {
  return URL.parse(source, document.baseURI)?.origin === location.origin;
}

/** The pictures of an article that this site does not have, each by its address or the id of its place. */
export function missingIn(html: string): string[] {
  return missingPictures(pageOf(html));
}

export function missingPictures(page: Document): string[] {
  return elementsIn(page).map(nameOf);
}

/** An article without some of these pictures. */
export function withoutPictures(html: string, pictures: string[]): string {
  const page = pageOf(html);
  for (const element of elementsIn(page)) {
    if (!pictures.includes(nameOf(element))) continue;
    const room = element.closest("figure, p");
    element.remove();
    if (room && room.textContent?.trim() === "" && !room.querySelector("img, [id], hr, table")) room.remove();
  }
  return page.body.getHTML();
}

/** Selects the first picture of the article's field that this site does not have, in sight. */
export function goToMissing(): void {
  const place = document.querySelector<HTMLElement>(".writing .elsewhere");
  // TipTap leaves its editor on its element.
  const field = place?.closest<HTMLElement & { editor?: Editor }>(".writing");
  if (!place || !field?.editor) return;
  const { editor } = field;
  editor.chain().focus().setNodeSelection(editor.view.posAtDOM(place, 0)).run();
  place.scrollIntoView({ block: "center" });
}

function pageOf(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

/** The sanitiser puts `text-` before each id. */
function nameOf(element: Element): string {
  return element.getAttribute("src") ?? element.id.replace(/^text-/, "");
}

function elementsIn(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>("img[src], span[id]")].filter((element) =>
    element.localName === "img"
      ? !isOwnPicture(element.getAttribute("src") ?? "")
      : isMissingId(element.id) && element.textContent === "",
  );
}
