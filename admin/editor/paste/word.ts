import { all, isBlank, rename, styleOf, unwrap, wrapContent } from "./elements.ts";
import { type Item, listsOf } from "./word-lists.ts";

/** Whether a text was copied out of Word. */
export function isFromWord(html: string): boolean {
  return /urn:schemas-microsoft-com:office|class="?'?Mso|mso-[a-z-]+:|<meta[^>]+Microsoft Word/i.test(html);
}

/**
 * Word's paragraphs as what they mean: headings, quotations and lists, which Word writes as paragraphs with a drawn
 * mark. Notes keep the links to and from them.
 */
export function fromWord(page: Document): void {
  for (const drawn of all(page, "[style*='mso-element:comment'], .MsoCommentReference, .msocomanchor"))
    drawn.remove();
  for (const element of all(page, "*")) {
    // o:p, st1:place and the like are names of Word's own.
    if (element.localName.includes(":") && !/^v:/.test(element.localName)) unwrap(element);
  }
  for (const tab of all(page, "[style*='mso-tab-count'], [style*='mso-spacerun']")) tab.replaceWith(" ");
  for (const paragraph of all(page, "p")) named(paragraph);
  // The number of a heading is no mark of an item: other places of the text call it by that.
  for (const heading of all(page, "h1, h2, h3, h4, h5, h6")) {
    const drawn = drawnIn(heading);
    drawn?.replaceWith(`${drawn.textContent?.trim()} `);
  }
  listed(page.body);
  for (const paragraph of all(page, "p")) if (isBlank(paragraph)) paragraph.remove();
}

function named(paragraph: HTMLElement): void {
  const style = paragraph.className;
  if (/^MsoTitle/.test(style)) rename(paragraph, "h1");
  else if (/^MsoSubtitle/.test(style)) rename(paragraph, "h2");
  else if (/^MsoHeading([1-9])/.test(style))
    rename(paragraph, `h${Math.min(6, Number(style.slice(10, 11)))}`);
  else if (/^Mso(Intense)?Quote/.test(style)) {
    wrapContent(paragraph, "p");
    rename(paragraph, "blockquote");
  }
}

/** Every run of paragraphs with marks becomes a list, wherever in the text it stands. */
function listed(room: Element): void {
  let run: Item[] = [];
  const end = (before: Element | null) => {
    if (run.length > 0) room.insertBefore(listsOf(run, room.ownerDocument), before);
    run = [];
  };
  for (const child of [...room.children]) {
    const place = placeOf(child);
    if (place) {
      run.push({ ...place, ...markOf(child), parts: [child] });
      child.remove();
    } else if (run.length > 0 && /^MsoListParagraph/.test(child.className) && !isBlank(child)) {
      run.at(-1)?.parts.push(child); // a further paragraph of the same item
      child.remove();
    } else {
      if (!isBlank(child)) end(child);
      if (child.localName !== "p") listed(child);
    }
  }
  end(null);
}

/** `mso-list:l0 level2 lfo1` is the second level of a list. */
function placeOf(element: Element): { list: string; level: number } | null {
  if (element.localName !== "p") return null;
  const found = /mso-list:\s*(l\d+) level(\d)[^;]*/.exec(styleOf(element));
  return found ? { list: found[1] ?? "", level: Number(found[2]) } : null;
}

/** The mark that Word has drawn before an item, which is taken out; what numbers tell that they count. */
function markOf(element: Element): { ordered: boolean; number: number } {
  const ignored = drawnIn(element);
  const mark = ignored?.textContent?.trim() ?? "";
  ignored?.remove();
  return {
    ordered: /^\(?(\d{1,4}|[a-z]{1,5})[.)]$/i.test(mark) || /^(\d+\.)+\d*\.?$/.test(mark),
    number: Number(/^\(?(\d{1,4})[.)]$/.exec(mark)?.[1] ?? 1),
  };
}

function drawnIn(element: Element): HTMLElement | undefined {
  return all(element, "span").find((span) => /mso-list:\s*ignore/.test(styleOf(span)));
}
