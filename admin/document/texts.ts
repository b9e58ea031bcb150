import { type Kind, mainList } from "#features/publishing/kinds.ts";

type Save = { button: string; done: string; failed: string; unreachable: string };
type Screen = { forbidden: string; signIn: string; description: string };

export type SavingTexts = {
  create: Save & { pending: string };
  publish: { done: string };
  update: Save & { gone: string };
};

export type DocumentTexts = SavingTexts & {
  forbidden: string;
  notFound: { title: string; text: string };
  loadFailed: { title: string; text: string };
  /** Offers the form for the next document. */
  another: string;
  /** The texts of the page with the form for a new document, and of the page for a saved one. */
  creating: Screen;
  editing: Screen;
};

/** The sentences of a kind that differ from those of most kinds. */
export type OwnTexts = {
  [Name in keyof DocumentTexts]?: DocumentTexts[Name] extends string ? string : Partial<DocumentTexts[Name]>;
};

export function documentTexts(kind: Kind, own: OwnTexts = {}): DocumentTexts {
  const { noun, name, one, many } = mainList(kind);
  const unreachable = "The server could not be reached. Please try again.";
  const published = `The ${noun} is published.`;
  const texts: DocumentTexts = {
    forbidden: `Only administrators can edit ${many}.`,
    notFound: {
      title: `${name()} not found`,
      text: `The ${one.replace(/^an? /, "")} you're looking for doesn't exist or has been removed.`,
    },
    loadFailed: { title: `The ${noun} could not be loaded`, text: "Please try again in a moment." },
    create: {
      button: "Publish",
      pending: "Publishing...",
      done: published,
      failed: `The ${noun} could not be published.`,
      unreachable,
    },
    publish: { done: published },
    update: {
      button: "Update",
      done: `The ${noun} is updated.`,
      failed: `The ${noun} could not be updated.`,
      unreachable,
      gone: `${name()} not found`,
    },
    another: "Write another",
    creating: {
      forbidden: `Only administrators can create ${many}.`,
      signIn: `Please log in to create ${one}.`,
      description: `A new ${noun} of the institute.`,
    },
    editing: {
      forbidden: `Only administrators can edit ${many}.`,
      signIn: `Please log in to edit ${one}.`,
      description: `One of the ${many} of the institute.`,
    },
  };
  const entries = Object.entries(texts).map(([key, text]) => {
    const given = own[key as keyof typeof own];
    return [key, typeof text === "string" ? (given ?? text) : { ...text, ...(given as object) }];
  });
  return Object.fromEntries(entries) as DocumentTexts;
}
