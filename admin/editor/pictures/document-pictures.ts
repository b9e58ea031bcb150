import type { DocumentKind } from "../../document/kind.ts";
import { goToMissing, isMissingId, missingIn, withoutPictures } from "./missing.ts";
import { isFailed } from "./pending.ts";
import type { WithPictures } from "./use-picture-uploads.ts";

type Pictures = Pick<DocumentKind<WithPictures & { content: string }>, "uploads" | "missing">;

/** What all documents with pictures in their text have in common. */
export const picturesOfText: Pictures = {
  uploads: {
    noun: "picture",
    pending: ({ pictures }) => pictures.filter((picture) => !isFailed(picture)).length,
    failed: ({ pictures }) => pictures.filter(isFailed).length,
    canRetry: () => true,
    retry: ({ pictures }) => ({
      pictures: pictures.map((picture) =>
        isFailed(picture) ? { ...picture, upload: { state: "waiting" } } : picture,
      ),
    }),
    remove: () => ({ pictures: [] }),
  },
  missing: {
    in: ({ content }) => missingIn(content),
    remove: ({ content }, pictures) => ({ content: withoutPictures(content, pictures) }),
    focusFirst: goToMissing,
    title: (count, { content }) => {
      if (missingIn(content).some(isMissingId))
        return count === 1 ? "1 picture is missing" : `${count} pictures are missing`;
      return count === 1
        ? "1 picture is still on another site"
        : `${count} pictures are still on other sites`;
    },
    reason: (count) => `${count === 1 ? "It" : "They"} could not be copied when you pasted the text.`,
  },
};
