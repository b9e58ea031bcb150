const longTitle = 90; // characters

/** The class of a page's title: one that is nearly a paragraph is set smaller. */
export function titleSize(title: string): string {
  return title.length > longTitle ? "text-h2" : "text-h1";
}
