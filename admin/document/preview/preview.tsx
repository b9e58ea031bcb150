import { Eye } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { isAppError } from "#core/errors.ts";
import type { BlogPage } from "#features/blogs/contract.ts";
import type { WritingFunctions, WrittenBlog } from "#features/blogs/writing-contract.ts";
import { Button } from "#ui/button.tsx";
import { type BlogFields, inputOf } from "../../articles/fields.ts";
import { Portal } from "../../portal.tsx";
import { signatureOf } from "./signature.ts";

const PreviewDialog = lazy(() => import("./preview-dialog.tsx"));

type PreviewProps = {
  fields: BlogFields;
  saved: BlogFields;
  file: File | null;
  preview: WritingFunctions["preview"];
  /** The article that is changed: its page names its author and its day. */
  blog?: WrittenBlog;
};

/** Shows how the page would look with what is on the form, saved or not. */
export function Preview({ fields, saved, file, preview, blog }: PreviewProps) {
  const [shown, setShown] = useState<{ page?: BlogPage | null; failure?: string }>();
  const picture = useRef("");

  async function show(): Promise<void> {
    setShown({});
    try {
      // All of it: the preview knows nothing of what is saved.
      const { image } = fields;
      const page = await preview({
        ...inputOf(fields, saved),
        ...(image && !fields.coverId ? { image } : {}),
      });
      if (file) picture.current = URL.createObjectURL(file);
      const signed = blog ? { ...page, ...signatureOf(blog, page.date) } : page;
      setShown({ page: file ? withPicture(signed, picture.current, fields) : signed });
    } catch (error) {
      setShown({ page: null, failure: isAppError(error) ? error.message : "" });
    }
  }

  function close(): void {
    URL.revokeObjectURL(picture.current);
    setShown(undefined);
  }

  return (
    <>
      <Button look="outline" onClick={show}>
        <Eye aria-hidden className="size-4.5" />
        Preview
      </Button>
      {shown && (
        <Portal>
          <Suspense>
            <PreviewDialog page={shown.page} failure={shown.failure} onClose={close} />
          </Suspense>
        </Portal>
      )}
    </>
  );
}

/** With a picture that is still on this device in the place of the cover. */
function withPicture(page: BlogPage, url: string, { coverAlt, coverCaption }: BlogFields): BlogPage {
  const cover = { ...page.cover, url, srcset: "", alt: coverAlt, caption: coverCaption, drawn: false };
  return { ...page, cover };
}
