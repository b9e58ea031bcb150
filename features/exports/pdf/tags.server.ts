import { PDFArray, PDFDict, type PDFDocument, PDFName } from "@cantoo/pdf-lib";

const name = (text: string) => PDFName.of(text);

/**
 * Completes the tags of the typesetter for assistive technology: the title is the first heading, headers of rows are
 * headers, which `article.typ` marks as quotes, and captions are read after what they describe.
 */
export function retag({ context, catalog }: PDFDocument): void {
  const elements = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict && object.has(name("P")) ? [object] : []));
  const withRowHeaders = new Set<PDFDict | undefined>();
  for (const element of elements) {
    const role = roleOf(element);
    const level = /^H([1-5])$/.exec(role)?.[1];
    if (level) element.set(name("S"), name(`H${Number(level) + 1}`));
    else if (role === "Title") element.set(name("S"), name("H1"));
    else if (role === "Caption") putLast(element);
    else if (role === "Quote") {
      element.set(name("S"), name("Div"));
      const cell = parentOf(element);
      if (!cell) continue;
      cell.set(name("S"), name("TH"));
      tableAttributes(cell)?.set(name("Scope"), name("Row"));
      withRowHeaders.add(tableOf(cell));
    }
  }
  // Cells that name the headers of their columns would be read without those of their rows: the scopes say both.
  for (const element of elements)
    if (/^T[HD]$/.test(roleOf(element)) && withRowHeaders.has(tableOf(element)))
      tableAttributes(element)?.delete(name("Headers"));
  const tree = catalog.lookup(name("StructTreeRoot"), PDFDict);
  tree.lookup(name("RoleMap"), PDFDict).delete(name("Title"));
}

function roleOf(element: PDFDict): string {
  const role = element.lookup(name("S"));
  return role instanceof PDFName ? role.decodeText() : "";
}

function parentOf(element: PDFDict): PDFDict | undefined {
  return element.lookupMaybe(name("P"), PDFDict);
}

function tableOf(cell: PDFDict): PDFDict | undefined {
  let element: PDFDict | undefined = cell;
  while (element && roleOf(element) !== "Table") element = parentOf(element);
  return element;
}

function tableAttributes(cell: PDFDict): PDFDict | undefined {
  const attributes = cell.lookupMaybe(name("A"), PDFArray);
  const all = attributes?.asArray().map((_, index) => attributes.lookup(index)) ?? [];
  return all.find((one): one is PDFDict => one instanceof PDFDict && one.lookup(name("O")) === name("Table"));
}

function putLast(element: PDFDict): void {
  const kids = parentOf(element)?.lookupMaybe(name("K"), PDFArray);
  if (!kids || kids.lookup(0) !== element) return;
  const reference = kids.get(0);
  kids.remove(0);
  kids.push(reference);
}
