import { type KeyboardEvent, type SubmitEvent, use, useEffect, useRef, useState } from "react";
import { useSite } from "#app/site.ts";
import { useApi } from "#core/api.ts";
import { messageOf } from "#core/errors.ts";
import type { ManagedComment } from "#features/comments/contract.ts";
import { draftFor, keepDraft } from "#features/comments/draft.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { isWaiting } from "./comment-actions.tsx";
import { ListContext } from "./list-context.ts";

/** Keeps what is typed in this tab until it is sent. */
export function ReplyForm({ comment, onClose }: { comment: ManagedComment; onClose(): void }) {
  const { _id, name, reply } = comment;
  const api = useApi().comments;
  const site = useSite();
  const list = use(ListContext);
  const form = useRef<HTMLFormElement>(null);
  const draft = `reply-${_id}`;
  const [text, setText] = useState(() => draftFor(draft) || (reply?.text ?? ""));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const waits = isWaiting(comment);

  useEffect(() => form.current?.querySelector("textarea")?.focus(), []);

  function write(next: string): void {
    setText(next);
    keepDraft(draft, next);
    setError(undefined);
  }

  function close(): void {
    keepDraft(draft, "");
    form.current?.closest<HTMLElement>("[data-comment]")?.focus();
    onClose();
  }

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === "") return setError("Please write something first");
    setBusy(true);
    try {
      await api.reply({ id: _id, text, last: reply?.date ?? null });
      close();
      list?.tell(
        "success",
        waits ? `Comment by ${name} accepted, and your reply is shown.` : "Your reply is shown.",
      );
      list?.reload();
    } catch (cause) {
      setError(messageOf(cause, "The reply could not be saved. Please try again."));
    } finally {
      setBusy(false);
    }
  }

  function sendWithKeys(event: KeyboardEvent): void {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void send(event)}
      onKeyDown={sendWithKeys}
      className="mt-3"
    >
      <TextField
        label={`Reply as ${site.name}`}
        name="reply"
        dir="auto"
        rows={3}
        maxLength={5000}
        value={text}
        error={error}
        hint={`Everybody can read it below the comment.${waits ? " The comment is accepted with it." : ""} Your own name is not shown.`}
        onChange={({ target }) => write(target.value)}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <SubmitButton busy={busy} busyText="Saving..." className="px-3.5!">
          {reply ? "Save reply" : waits ? "Accept and reply" : "Reply"}
        </SubmitButton>
        <Button look="quiet" className="px-3.5!" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
