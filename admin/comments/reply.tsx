import { use } from "react";
import { useApi } from "#core/api.ts";
import type { ManagedComment } from "#features/comments/contract.ts";
import { keepDraft } from "#features/comments/draft.ts";
import { m } from "#messages";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { LinkedText } from "#ui/linked-text.tsx";
import { ShortDay } from "#ui/time-zone.tsx";
import { ListContext } from "./list-context.ts";

const look = "font-semibold text-brand underline underline-offset-4 hover:text-ink max-lg:min-h-11";

/** What the institute has replied. */
export function Reply({ comment, onEdit }: { comment: ManagedComment; onEdit(): void }) {
  const { _id, name, reply, replier } = comment;
  const api = useApi().comments;
  const list = use(ListContext);
  const failed = m.adminComments.replyDeleteFailed();
  const { run } = useSubmit(failed, (sentence) => list?.tell("error", sentence));
  if (!reply) return null;

  async function remove(): Promise<void> {
    await api.removeReply({ id: _id });
    keepDraft(`reply-${_id}`, reply?.text ?? "");
    list?.tell("success", m.adminComments.replyDeleted({ name }));
    list?.reload();
  }

  return (
    <span className="mt-3 block border-s-4 border-s-brand ps-4 text-small">
      <span className="block text-muted">
        <span dir="auto" className="font-semibold text-ink">
          {reply.name}
        </span>
        {replier && ` · ${m.adminComments.replyBy({ name: replier.name })}`} ·{" "}
        <ShortDay instant={reply.date} />
      </span>
      <span dir="auto" className="mt-1 block whitespace-pre-line">
        <LinkedText text={reply.text} />
      </span>
      <span className="mt-1.5 flex gap-4 text-meta">
        <button
          type="button"
          aria-label={m.adminComments.editReply({ name })}
          onClick={onEdit}
          className={look}
        >
          {m.common.edit()}
        </button>
        <button
          type="button"
          aria-label={m.adminComments.deleteReply({ name })}
          onClick={() => void run(remove)}
          className={look}
        >
          {m.common.delete()}
        </button>
      </span>
    </span>
  );
}
