import { all, isBlank, rename, styleOf, unwrap, wrapContent } from "./dom.ts";

export function isFromWord(html: string): boolean {
  return /urn:schemas-microsoft-com:office|class="?'?Mso|mso-[a-z-]+:|<meta[^>]+Microsoft Word/i.test(html);
}

/** Word writes headings, quotations and lists as paragraphs, and bullets as text. */
export function fromWord(page: Document): void {
  const comments = "[style*='mso-element:comment'], .MsoCommentReference, .msocomanchor";
  for (const comment of all(page, comments)) comment.remove();
  for (const element of all(page, "*")) {
    // Word's own elements, such as o:p and st1:place.
    if (element.localName.includes(":") && !element.localName.startsWith("v:")) unwrap(element);
  }
  for (const note of all(page, "[style*='mso-element:footnote'], [style*='mso-element:endnote']")) {
    // The other paragraphs of a note have no number of their own.
    const [first, ...others] = [...note.children].filter(({ localName }) => localName === "p");
    if (/(foot|end)note-list/.test(styleOf(note))) continue;
    for (const line of others) first?.append(page.createElement("br"), ...line.childNodes);
    for (const line of others) line.remove();
  }
  for (const tab of all(page, "[style*='mso-tab-count'], [style*='mso-spacerun']")) tab.replaceWith(" ");
  for (const paragraph of all(page, "p")) applyStyleName(paragraph);
  // Numbers of headings are text: other places refer to them.
  for (const heading of all(page, "h1, h2, h3, h4, h5, h6")) {
    const number = markerIn(heading);
    number?.replaceWith(`${number.textContent?.trim()} `);
  }
  buildLists(page.body);
  for (const caption of all(page, "p.MsoCaption")) addFigure(caption);
  for (const paragraph of all(page, "p")) if (isBlank(paragraph)) paragraph.remove();
}

/** Puts a caption together with its table, or with the picture above it that has to be inserted by hand. */
function addFigure(caption: HTMLElement): void {
  const { previousElementSibling: above, nextElementSibling: below } = caption;
  const figure = caption.ownerDocument.createElement("figure");
  const picture = pictureOf(above);
  if (above && picture) {
    above.replaceWith(figure);
    figure.append(picture);
  } else {
    const candidates = above?.querySelector("img") ? [above] : [above, below];
    const table = candidates.find((element) => element?.localName === "table");
    if (!table) return;
    table.replaceWith(figure);
    figure.append(table);
  }
  figure.append(caption);
  rename(caption, "figcaption");
}

/** The picture of a line with nothing else. */
function pictureOf(line: Element | null): HTMLElement | undefined {
  const [picture, ...others] = line ? all(line, "img") : [];
  const isAlone = line?.localName === "p" && isBlankBut(line, picture) && others.length === 0;
  return isAlone ? picture : undefined;
}

function isBlankBut(line: Element, picture: HTMLElement | undefined): boolean {
  const isEmbedded = /^data:/i.test(picture?.getAttribute("src") ?? "data:"); // asked for while it is pasted
  return !isEmbedded && line.textContent?.trim() === "";
}

function applyStyleName(paragraph: HTMLElement): void {
  const style = paragraph.className;
  const level = /^MsoHeading([1-9])/.exec(style)?.[1];
  if (style.startsWith("MsoTitle")) rename(paragraph, "h1");
  else if (style.startsWith("MsoSubtitle")) rename(paragraph, "h2");
  else if (level) rename(paragraph, `h${Math.min(6, Number(level))}`);
  else if (/^Mso(Intense)?Quote/.test(style)) {
    wrapContent(paragraph, "p");
    rename(paragraph, "blockquote");
  }
}

type Item = { list: string; level: number; ordered: boolean; number: number; content: Element[] };

/** Replaces every run of item paragraphs with a list. */
function buildLists(parent: Element): void {
  let run: Item[] = [];
  const end = (before: Element | null) => {
    if (run.length > 0) parent.insertBefore(listOf(run, parent.ownerDocument), before);
    run = [];
  };
  for (const child of [...parent.children]) {
    const entry = listEntry(child);
    if (entry) {
      run.push({ ...entry, ...takeMarker(child), content: [child] });
      child.remove();
    } else if (run.length > 0 && child.className.startsWith("MsoListParagraph") && !isBlank(child)) {
      run.at(-1)?.content.push(child); // another paragraph of the same item
      child.remove();
    } else {
      if (!isBlank(child)) end(child);
      if (child.localName !== "p") buildLists(child);
    }
  }
  end(null);
}

/** `mso-list:l0 level2 lfo1` is the second level of list `l0`. */
function listEntry(element: Element): { list: string; level: number } | null {
  if (element.localName !== "p") return null;
  const [, list = "", level] = /mso-list:\s*(l\d+) level(\d)[^;]*/.exec(styleOf(element)) ?? [];
  return level ? { list, level: Number(level) } : null;
}

/** Removes the bullet or number of an item, and reads it. */
function takeMarker(element: Element): { ordered: boolean; number: number } {
  const marker = markerIn(element);
  const text = marker?.textContent?.trim() ?? "";
  marker?.remove();
  return {
    ordered: /^\(?(\d{1,4}|[a-z]{1,5})[.)]$/i.test(text) || /^(\d+\.)+\d*\.?$/.test(text),
    number: Number(/^\(?(\d{1,4})[.)]$/.exec(text)?.[1] ?? 1),
  };
}

function markerIn(element: Element): HTMLElement | undefined {
  return all(element, "span").find((span) => /mso-list:\s*ignore/.test(styleOf(span)));
}

/** Nests items by level. Another list on the same level begins a new element. */
function listOf(items: Item[], page: Document): DocumentFragment {
  const fragment = page.createDocumentFragment();
  let open: (Item & { element: HTMLElement })[] = [];
  for (const item of items) {
    open = open.filter(({ level }) => level <= item.level);
    const last = open.at(-1);
    if (last?.level === item.level && (last.list !== item.list || last.ordered !== item.ordered)) open.pop();
    const parent = open.at(-1);
    if (!parent || parent.level < item.level) {
      const element = page.createElement(item.ordered ? "ol" : "ul");
      if (item.ordered && item.number > 1) element.setAttribute("start", String(item.number));
      (parent?.element.lastElementChild ?? fragment).append(element);
      open.push({ ...item, element });
    }
    const [first, ...others] = item.content;
    const li = page.createElement("li");
    li.append(...(first && others.length === 0 ? first.childNodes : item.content));
    open.at(-1)?.element.append(li);
  }
  return fragment;
}
