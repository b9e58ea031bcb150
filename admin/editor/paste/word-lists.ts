/** A paragraph of Word with the mark that it had: of which list, how deep, and what number. */
export type Item = { list: string; level: number; ordered: boolean; number: number; parts: Element[] };

type Open = { element: HTMLElement; level: number; list: string; ordered: boolean };

/** Paragraphs with marks as lists inside of each other. */
export function listsOf(items: Item[], page: Document): DocumentFragment {
  const lists = page.createDocumentFragment();
  let open: Open[] = [];
  for (const item of items) {
    open = open.filter(({ level }) => level <= item.level);
    let last = open.at(-1);
    const isOther = last?.level === item.level && (last.list !== item.list || last.ordered !== item.ordered);
    if (isOther) {
      open.pop();
      last = open.at(-1);
    }
    if (!last || last.level < item.level) {
      const element = page.createElement(item.ordered ? "ol" : "ul");
      if (item.ordered && item.number > 1) element.setAttribute("start", String(item.number));
      (last?.element.lastElementChild ?? lists).append(element);
      open.push({ element, level: item.level, list: item.list, ordered: item.ordered });
    }
    open.at(-1)?.element.append(itemOf(item, page));
  }
  return lists;
}

function itemOf({ parts }: Item, page: Document): HTMLElement {
  const item = page.createElement("li");
  const [first] = parts;
  if (first && parts.length === 1) item.append(...first.childNodes);
  else item.append(...parts);
  return item;
}
