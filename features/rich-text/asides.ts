/** The kinds of call-outs, and how readers see them: `data-kind` of an `aside`. */
export const calloutKinds: Record<string, string> = {
  note: "Note",
  important: "Important",
  example: "Example",
};

export const asideKinds = [...Object.keys(calloutKinds), "quote"];
