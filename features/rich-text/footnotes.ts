/** The `data-kind` of the list of an article's footnotes. */
export const footnotesKind = "footnotes";

/** The id of the link to a footnote. */
export const referenceId = (note: string) => `${note}-ref`;

/** True for the number of a footnote in the text. Links between other notes have ids of their authors. */
export function isReference({ href, id }: { href?: string | null; id?: string | null }): boolean {
  return href?.startsWith("#") === true && id === referenceId(href.slice(1));
}
