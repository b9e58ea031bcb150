/** What our tests use of a library that comes without types. */
declare module "@citation-js/core" {
  export class Cite {
    constructor(text: string, options: { forceType: string });
    data: Record<string, unknown>[];
  }
}
declare module "@citation-js/plugin-bibtex";
declare module "@citation-js/plugin-ris";
