/** A piece of text in one style; a line break is "\n". */
export type Run = Style & {
  text: string;
  /** Marks the place with this name, to which links lead. */
  place?: string;
  /** The id of the footnote that is called here; the text is its mark. */
  note?: string;
};

export type Style = {
  bold?: true;
  italic?: true;
  underline?: true;
  struck?: true;
  marked?: true;
  code?: true;
  script?: "sub" | "super";
  /** Colours like #0e4a39. */
  color?: string;
  ground?: string;
  /** A URL, or `#` and the name of a place. */
  to?: string;
} & Passage;

/** Words in a language other than that around them, or with a direction of their own. */
export type Passage = { lang?: string; dir?: Direction };

type Inline = {
  runs: Run[];
  /** Set if it differs from the article's language. */
  lang?: string;
  dir?: Direction;
  align?: Align;
  /** Indent in em. */
  indent?: number;
  /** Like a caption. */
  isSmall?: true;
};

export type Direction = "ltr" | "rtl";
export type Align = "start" | "end" | "left" | "right" | "center" | "justify";

export type Cell = {
  blocks: Block[];
  /** The position in the grid, from 0. */
  x: number;
  y: number;
  colspan: number;
  rowspan: number;
  /** What the cell is the header of. */
  header?: "column" | "row";
  isNumber?: true;
};

export type Table = { columns: number; rows: number; headerRows: number; cells: Cell[] };

export type Block =
  | ({ type: "paragraph" } & Inline)
  | ({ type: "heading"; level: number; place: string } & Inline)
  /** `start` is null for bullets. */
  | { type: "list"; start: number | null; items: Block[][]; dir?: Direction }
  | { type: "quote"; blocks: Block[]; dir?: Direction }
  /** A call-out. The label is its kind. */
  | { type: "box"; label: string; blocks: Block[]; dir?: Direction }
  | { type: "code"; text: string; lang?: string }
  | { type: "picture"; src: string; alt: string; lang?: string }
  | { type: "figure"; blocks: Block[]; caption: Block[] }
  | ({ type: "table"; dir?: Direction } & Table)
  | { type: "rule" };

/** The text of an article in the form that both files are made from. Notes are by id. */
export type Content = { blocks: Block[]; notes: Record<string, Block[]> };

/** A fact about an article, such as how to cite it. */
export type Fact = { name: string; runs: Run[] };
