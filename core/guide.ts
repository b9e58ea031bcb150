// The guides for editors and operators, as the build makes them from `docs/`.

export type Audience = "editors" | "operators";
export type Chapter = { slug: string; title: string };
export type ChapterGroup = { audience: Audience; title: string; chapters: Chapter[] };

/** Text, or an element with its attributes for React and its children. */
export type Tree = string | [tag: string, attributes: Record<string, string | number>, ...children: Tree[]];

/** A part of a chapter with a heading, for the search. */
export type Section = { slug: string; anchor: string; heading: string; text: string };
