/** A part of the HTML of a page. One that is kept is the same text on other pages, too. */
export type Piece = { html: string; isKept: boolean };

export const htmlOf = (pieces: Piece[]) => pieces.map(({ html }) => html).join("");
