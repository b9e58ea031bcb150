const longTitle = 90; // characters

/** A long title is set smaller. */
export function titleSize(title: string): string {
  return title.length > longTitle ? "text-h2" : "text-h1";
}
