/** Finds names with words that begin with the typed ones, ignoring case and accents. */
export function matching<Named extends { name: string }>(all: Named[], text: string): Named[] {
  const words = plain(text).split(" ").filter(Boolean);
  if (words.length === 0) return all;
  return all.filter(({ name }) => {
    const parts = ` ${plain(name)}`;
    return words.every((word) => parts.includes(` ${word}`));
  });
}

function plain(text: string): string {
  const letters = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return letters.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}
