import type { Editor } from "@tiptap/core";

const prefix = "missing-picture-";

/** A new id for the place of a picture that could not be pasted. */
export function missingId(): string {
  return prefix + crypto.getRandomValues(new Uint32Array(1)).join("");
}

export function isMissingId(id: string): boolean {
  return withoutTextPrefix(id).startsWith(prefix);
}

export function isOwnPicture(source: string): boolean {
  return URL.parse(source, document.baseURI)?.origin === location.origin;
}

/** The pictures of an article that this site does not have, by URL or by the id of their place. */
export function missingIn(html: string): string[] {
  return missingPictures(parse(html));
}

export function missingPictures(page: Document): string[] {
  return missingElements(page).map(keyOf);
}

export function withoutPictures(html: string, pictures: string[]): string {
  const page = parse(html);
  for (const element of missingElements(page)) {
    if (!pictures.includes(keyOf(element))) continue;
    const block = element.closest("figure, p");
    element.remove();
    if (block?.textContent?.trim() === "" && !block.querySelector("img, [id], hr, table")) block.remove();
  }
  return page.body.getHTML();
}

/** Selects and shows the first missing picture in the editor. */
export function goToMissing(): void {
  const picture = document.querySelector<HTMLElement>(".writing .missing-picture");
  // TipTap stores its editor on its element.
  const { editor } = picture?.closest<HTMLElement & { editor?: Editor }>(".writing") ?? {};
  if (!picture || !editor) return;
  editor.chain().focus().setNodeSelection(editor.view.posAtDOM(picture, 0)).run();
  picture.scrollIntoView({ block: "center" });
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

function keyOf(element: Element): string {
  return element.getAttribute("src") ?? withoutTextPrefix(element.id);
}

/** The sanitiser prefixes ids with `text-`. */
function withoutTextPrefix(id: string): string {
  return id.replace(/^text-/, "");
}

function missingElements(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>("img[src], span[id]")].filter((element) =>
    element.localName === "img"
      ? !isOwnPicture(element.getAttribute("src") ?? "")
      : isMissingId(element.id) && element.textContent === "",
  );
}
