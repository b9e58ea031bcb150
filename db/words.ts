/** The words of a search query: letters and digits of any script, at most ten, nothing that an engine could read as syntax. */
export function wordsOf(query: string): string[] {
  return (query.normalize("NFKC").match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, 10);
}
