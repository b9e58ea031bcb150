import type { DocumentKind } from "../../document/kind.ts";
import { documentUploads } from "../../uploads/document-uploads.ts";
import { goToMissing, isMissingId, missingIn, withoutPictures } from "./missing.ts";
import type { PendingPicture } from "./pending.ts";
import type { WithPictures } from "./use-picture-uploads.ts";

type WithText = WithPictures & { content: string };

/** What all documents with pictures in their text have in common. */
export function picturesOfText<F extends WithText>() {
  const uploads = documentUploads<F, PendingPicture>({
    noun: "picture",
    items: ({ pictures }) => pictures,
    change: ({ pictures }, each) => ({ pictures: pictures.flatMap(each) }) as Partial<F>,
  });
  return { missing, ...uploads };
}

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
