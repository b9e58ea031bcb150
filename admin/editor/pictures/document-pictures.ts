import { m } from "#messages";
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
  title: (count, { content }) =>
    missingIn(content).some(isMissingId)
      ? m.adminPictures.missingCount({ count })
      : m.adminPictures.foreignCount({ count }),
  reason: (count) => m.adminPictures.notCopiedReason({ count }),
};
