import { type KeyboardEvent, use, useEffect, useState } from "react";
import { useSite } from "#app/site/site.ts";
import { useApi } from "#core/api.ts";
import { AppError } from "#core/errors.ts";
import type { ManagedComment } from "#features/comments/contract.ts";
import { draftFor, keepDraft } from "#features/comments/draft.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { isWaiting } from "./comment-actions.tsx";
import { ListContext } from "./list-context.ts";

/** Keeps what is typed in this tab until it is sent. */
export function ReplyForm({ comment, onClose }: { comment: ManagedComment; onClose(): void }) {
  const { _id, name, reply } = comment;
  const api = useApi().comments;
  const site = useSite();
  const list = use(ListContext);
  const draft = `reply-${_id}`;
  const [text, setText] = useState(() => draftFor(draft) || (reply?.text ?? ""));
  const { form, busy, run, error, forget } = useSubmit(m.adminComments.replyFailed());
  const waits = isWaiting(comment);

  useEffect(() => form.current?.querySelector("textarea")?.focus(), [form]);

  function write(next: string): void {
    setText(next);
    keepDraft(draft, next);
    forget();
  }

  function close(): void {
    keepDraft(draft, "");
    form.current?.closest<HTMLElement>("[data-comment]")?.focus();
    onClose();
  }

  async function send(): Promise<void> {
    if (text.trim() === "") throw new AppError("bad_request", m.adminComments.replyEmpty());
    await api.reply({ id: _id, text, last: reply?.date ?? null });
    close();
    list?.tell("success", waits ? m.adminComments.acceptedWithReply({ name }) : m.adminComments.replied());
    list?.reload();
  }

  function sendWithKeys(event: KeyboardEvent): void {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run(send);
      }}
      onKeyDown={sendWithKeys}
      className="mt-3"
    >
      <TextField
        label={m.adminComments.replyAs({ name: site.name })}
        name="reply"
        dir="auto"
        rows={3}
        maxLength={5000}
        value={text}
        error={error}
        hint={waits ? m.adminComments.replyHintAccepting() : m.adminComments.replyHint()}
        onChange={({ target }) => write(target.value)}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <SubmitButton busy={busy} busyText={m.common.saving()} className="px-3.5!">
          {reply
            ? m.adminComments.saveReply()
            : waits
              ? m.adminComments.acceptAndReply()
              : m.adminComments.reply()}
        </SubmitButton>
        <Button variant="quiet" className="px-3.5!" onClick={close}>
          {m.common.cancel()}
        </Button>
      </div>
    </form>
  );
}
