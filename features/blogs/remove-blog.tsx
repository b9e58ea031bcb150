import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { isAppError } from "#core/errors.ts";
import { sessionEnded } from "#features/members/session.ts";
import { flash, toast } from "#ui/flash.tsx";
import { ConfirmDialog } from "#ui/forms/confirm-dialog.tsx";
import type { BlogFunctions } from "./contract.ts";

const words = {
  blog: {
    title: "Delete article",
    question: "Are you sure you want to delete this blog post? This action cannot be undone.",
    done: "Blog deleted successfully!",
    failure: "Failed to delete blog. Please try again.",
  },
  publication: {
    title: "Delete publication",
    question: "Are you sure you want to delete this publication? This action cannot be undone.",
    done: "Publication deleted successfully!",
    failure: "Failed to delete publication. Please try again.",
  },
};

type RemoveBlogProps = {
  blog: { _id: string };
  calls: Pick<BlogFunctions, "remove">;
  noun: keyof typeof words;
  then?: string;
  onRemoved?(): void;
  open: boolean;
  onClose(): void;
};

/** Asks for confirmation, deletes the blog, and navigates or calls back. */
export function RemoveBlog({ blog, calls, noun, then, onRemoved, open, onClose }: RemoveBlogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { title, question, done, failure: sentence } = words[noun];

  async function remove(): Promise<void> {
    setBusy(true);
    setFailure("");
    try {
      await calls.remove({ id: blog._id });
      if (onRemoved) {
        toast("success", done);
        onRemoved();
        return;
      }
      const here = { replace: true, preventScrollReset: true };
      await navigate(then ?? pathname + search, { ...(then ? {} : here), state: flash(done) });
    } catch (error) {
      setFailure(sentence);
      // The dialog goes away with its member.
      if (isAppError(error) && error.status === 401) toast("error", `${sentence} ${sessionEnded}`, 10_000);
    } finally {
      setBusy(false);
    }
  }

  function close(): void {
    setFailure("");
    onClose();
  }

  return (
    <ConfirmDialog
      {...{ open, title, busy, failure }}
      text={
        <>
          <p>{question}</p>
          <p className="mt-2">It stays in the trash for 30 days.</p>
        </>
      }
      yes="Delete"
      busyText="Deleting..."
      danger
      onYes={remove}
      onNo={close}
    />
  );
}
