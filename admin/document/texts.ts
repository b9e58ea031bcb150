import type { Message } from "#core/message.ts";
import type { Kind } from "#features/publishing/kinds.ts";
import { m } from "#messages";

type Save = { button: Message; done: Message; failed: Message; unreachable: Message };
type Screen = { forbidden: Message; signIn: Message; description: Message };

export type SavingTexts = {
  create: Save & { pending: Message };
  publish: { done: Message };
  update: Save & { gone: Message };
};

export type DocumentTexts = SavingTexts & {
  forbidden: Message;
  notFound: { title: Message; text: Message };
  loadFailed: { title: Message; text: Message };
  /** Offers the form for the next document. */
  another: Message;
  /** The texts of the page with the form for a new document, and of the page for a saved one. */
  creating: Screen;
  editing: Screen;
};

/** The sentences of a kind that differ from those of most kinds. */
export type OwnTexts = {
  [Name in keyof DocumentTexts]?: DocumentTexts[Name] extends Message
    ? Message
    : Partial<DocumentTexts[Name]>;
};

export function documentTexts(kind: Kind, own: OwnTexts = {}): DocumentTexts {
  const unreachable: Message = m.adminDocument.unreachable;
  const published = () => m.adminDocument.published({ kind });
  const onlyAdminsEdit = () => m.adminDocument.onlyAdminsEdit({ kind });
  const notFound = () => m.adminDocument.notFoundTitle({ kind });
  const texts: DocumentTexts = {
    forbidden: onlyAdminsEdit,
    notFound: { title: notFound, text: () => m.adminDocument.notFoundText({ kind }) },
    loadFailed: {
      title: () => m.adminDocument.loadFailedTitle({ kind }),
      text: m.adminDocument.loadFailedText,
    },
    create: {
      button: m.adminDocument.publish,
      pending: m.adminDocument.publishing,
      done: published,
      failed: () => m.adminDocument.publishFailed({ kind }),
      unreachable,
    },
    publish: { done: published },
    update: {
      button: m.adminDocument.update,
      done: () => m.adminDocument.updated({ kind }),
      failed: () => m.adminDocument.updateFailed({ kind }),
      unreachable,
      gone: notFound,
    },
    another: m.adminDocument.writeAnother,
    creating: {
      forbidden: () => m.adminDocument.onlyAdminsCreate({ kind }),
      signIn: () => m.adminDocument.signInToCreate({ kind }),
      description: () => m.adminDocument.createDescription({ kind }),
    },
    editing: {
      forbidden: onlyAdminsEdit,
      signIn: () => m.adminDocument.signInToEdit({ kind }),
      description: () => m.adminDocument.editDescription({ kind }),
    },
  };
  const entries = Object.entries(texts).map(([key, text]) => {
    const given = own[key as keyof typeof own];
    return [key, typeof text === "function" ? (given ?? text) : { ...text, ...(given as object) }];
  });
  return Object.fromEntries(entries) as DocumentTexts;
}
