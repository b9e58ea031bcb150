import { useState } from "react";
import { useApi } from "#core/api.ts";
import { newId } from "#core/ids.ts";
import type { GuestEvent, MessageInput } from "#features/registrations/guests-contract.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { Field, TextField } from "#ui/forms/field.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { Modal } from "../modal.tsx";
import { AudienceField } from "./audience-field.tsx";
import { MessagePreview } from "./message-preview.tsx";

type MessageDialogProps = { event: GuestEvent; onSent(message: string): void; onClose(): void };
type Preview = { recipients: number; subject: string; html: string };

const empty: MessageInput = { audience: "confirmed", subject: "", text: "" };

/** Writes to the guests: first the text, then a preview, from which it is sent. */
export function MessageDialog({ event, onSent, onClose }: MessageDialogProps) {
  const { guests } = useApi();
  const [_id] = useState(() => newId()); // a repeated request sends nothing twice
  const [message, setMessage] = useState(() => draftOf(event._id));
  const [preview, setPreview] = useState<Preview>();
  const [sentTo, setSentTo] = useState("");
  const { form, busy, run, error, fieldErrors: errors } = useSubmit();
  const input = { id: event._id, ...message };

  function change(some: Partial<MessageInput>): void {
    const changed = { ...message, ...some };
    setMessage(changed);
    drafts.set(event._id, changed);
  }

  function attempt(work: () => Promise<void>): void {
    if (!busy) setSentTo("");
    void run(work, () => true);
  }

  const show = () => attempt(async () => setPreview(await guests.preview(input)));
  const test = () => attempt(async () => setSentTo((await guests.sendTest(input)).to));
  const send = () =>
    attempt(async () => {
      const { total } = await guests.send({ ...input, _id });
      drafts.delete(event._id);
      onSent(m.adminRegistrations.sending({ total }));
    });

  return (
    <Modal title={m.adminRegistrations.write()} onClose={onClose}>
      <div className="mx-auto max-w-[42rem]">
        {(error || sentTo) && (
          <Banner kind={error ? "error" : "success"} className="mb-5">
            {error || m.adminRegistrations.testSent({ to: sentTo })}
          </Banner>
        )}
        {preview ? (
          <MessagePreview
            {...preview}
            busy={busy}
            onBack={() => setPreview(undefined)}
            onTest={test}
            onSend={send}
          />
        ) : (
          <form
            ref={form}
            noValidate
            className="space-y-5"
            onSubmit={(submit) => {
              submit.preventDefault();
              show();
            }}
          >
            <AudienceField
              value={message.audience}
              counts={event.counts}
              onChange={(audience) => change({ audience })}
            />
            <Field
              label={m.adminRegistrations.subject()}
              dir="auto"
              maxLength={200}
              autoComplete="off"
              value={message.subject}
              error={errors.subject}
              onChange={({ target }) => change({ subject: target.value })}
            />
            <TextField
              label={m.adminRegistrations.text()}
              dir="auto"
              rows={10}
              maxLength={10_000}
              value={message.text}
              error={errors.text}
              hint={m.adminRegistrations.textHint()}
              onChange={({ target }) => change({ text: target.value })}
            />
            <div className="flex justify-end">
              <Button type="submit" aria-disabled={busy}>
                {busy ? m.adminRegistrations.preparing() : m.adminRegistrations.preview()}
              </Button>
            </div>
          </form>
        )}
      </div>
    </Modal>
  );
}

/** What was typed, until it is sent or the page is left: closing the dialog loses nothing. */
const drafts = new Map<string, MessageInput>();

function draftOf(eventId: string): MessageInput {
  return drafts.get(eventId) ?? empty;
}
