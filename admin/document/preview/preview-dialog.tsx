import { Monitor, Smartphone } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { Article } from "#features/blogs/article.tsx";
import { BlogHeader } from "#features/blogs/blog-header.tsx";
import type { BlogPage } from "#features/blogs/contract.ts";
import { tagUrl } from "#features/blogs/urls.ts";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { MessagePanel } from "#ui/message-panel.tsx";
import { TagList } from "#ui/tag-list.tsx";

type PreviewDialogProps = {
  title?: string;
  closeText?: string;
  /** Undefined while it is on its way, null where it could not be made. */
  page: BlogPage | null | undefined;
  /** Why not. */
  failure?: string;
  onClose(): void;
};

/** An article as its page looks, over the form in which it is written. Its links lead nowhere. */
export default function PreviewDialog({
  title = "Preview",
  closeText = "Close preview",
  page,
  failure,
  onClose,
}: PreviewDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [narrow, setNarrow] = useState(false);
  const id = useId();

  // Closed before it is taken away, it gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-ground p-0 font-sans text-body text-ink"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-3 border-b border-hairline bg-surface px-5 py-3">
        <h2 id={id} className="min-w-0 text-small font-semibold">
          {title}
        </h2>
        <div className="flex shrink-0 items-center gap-2">
          <Width text="Telephone" pressed={narrow} onClick={() => setNarrow(true)}>
            <Smartphone aria-hidden className="size-4.5" />
          </Width>
          <Width text="Desktop" pressed={!narrow} onClick={() => setNarrow(false)}>
            <Monitor aria-hidden className="size-4.5" />
          </Width>
          <Button onClick={onClose}>{closeText}</Button>
        </div>
      </div>
      <div
        // Out of the preview there is no way but back to the form.
        onClickCapture={(event) => (event.target as Element).closest("a") && event.preventDefault()}
        className={classes(
          "pb-16",
          narrow &&
            "mx-auto max-w-[24.375rem] border-x border-hairline [--gutter:1.25rem] [--text-h1:2.125rem]",
        )}
      >
        {page === undefined && (
          <p role="status" className="py-24 text-center text-muted">
            Loading...
          </p>
        )}
        {page === null && (
          <MessagePanel title="There is no preview at the moment" text={failure || "Please try again."} />
        )}
        {page && (
          <article>
            <BlogHeader blog={page} />
            <div className="page pt-10 md:pt-14">
              <Article html={page.article} />
              <div className="mx-auto mt-12 max-w-[45rem]">
                <TagList tags={page.tags} urlFor={tagUrl} />
              </div>
            </div>
          </article>
        )}
      </div>
    </dialog>
  );
}

type WidthProps = { text: string; pressed: boolean; onClick(): void; children: React.ReactNode };

function Width({ text, pressed, onClick, children }: WidthProps) {
  return (
    <Button
      look="quiet"
      aria-label={text}
      aria-pressed={pressed}
      onClick={onClick}
      className="w-11 px-0! aria-pressed:bg-sunken aria-pressed:text-brand max-md:hidden"
    >
      {children}
    </Button>
  );
}
