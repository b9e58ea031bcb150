import type { DocumentKind } from "../../document/kind.ts";
import { isEmptyHtml } from "../../fields/plain-text.ts";
import { documentUploads } from "../../uploads/document-uploads.ts";
import { goToMissing, isMissingId, missingIn, withoutPictures } from "./missing.ts";
import type { PendingPicture } from "./pending.ts";
import type { WithPictures } from "./use-picture-uploads.ts";

type WithText = WithPictures & { title: string; content: string };

/** What all documents with pictures in their text have in common. */
export function picturesOfText<F extends WithText>() {
  const uploads = documentUploads<F, PendingPicture>({
    noun: "picture",
    items: ({ pictures }) => pictures,
    change: ({ pictures }, each) => ({ pictures: pictures.flatMap(each) }) as Partial<F>,
  });
  return { missing, identity, canAutosave, ...uploads };
}

const identity = ({ pictures }: WithText): unknown => pictures.map(({ key }) => key);

/** An emptied form is not saved over the server's text. */
const canAutosave = ({ title, content }: WithText) => title.trim() !== "" || !isEmptyHtml(content);

const missing: DocumentKind<WithText>["missing"] = {
  in: ({ content }) => missingIn(content),
  remove: ({ content }, pictures) => ({ content: withoutPictures(content, pictures) }),
  focusFirst: goToMissing,
  title: (count, { content }) => {
    if (missingIn(content).some(isMissingId))
      return count === 1 ? "1 picture is missing" : `${count} pictures are missing`;
    return count === 1 ? "1 picture is still on another site" : `${count} pictures are still on other sites`;
  },
  reason: (count) => `${count === 1 ? "It" : "They"} could not be copied when you pasted the text.`,
};
