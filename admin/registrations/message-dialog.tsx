import { useState } from "react";
import { useApi } from "#core/api.ts";
import { isAppError, messageOf, messagesByPath } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import { plural } from "#core/plural.ts";
import type { GuestEvent, MessageInput } from "#features/registrations/guests-contract.ts";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { Field, TextField } from "#ui/forms/field.tsx";
import { Modal } from "../modal.tsx";
import { AudienceField } from "./audience-field.tsx";
import { MessagePreview } from "./message-preview.tsx";

type MessageDialogProps = { event: GuestEvent; onSent(message: string): void; onClose(): void };
type Preview = { recipients: number; subject: string; html: string };
type Note = { kind: "success" | "error"; text: string };

const empty: MessageInput = { audience: "confirmed", subject: "", text: "" };

/** Writes to the guests: first the text, then a preview, from which it is sent. */
export function MessageDialog({ event, onSent, onClose }: MessageDialogProps) {
  const { guests } = useApi();
  const [_id] = useState(() => newId()); // a repeated request sends nothing twice
  const [message, setMessage] = useState(() => draftOf(event._id));
  const [preview, setPreview] = useState<Preview>();
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<Note>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const input = { id: event._id, ...message };

  function change(some: Partial<MessageInput>): void {
    const changed = { ...message, ...some };
    setMessage(changed);
    drafts.set(event._id, changed);
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setNote(undefined);
    setErrors({});
    try {
      await work();
    } catch (error) {
      const found = isAppError(error) ? error.errors : [];
      const text = messageOf(error, "The site cannot be reached. Please try again.");
      if (found.length > 0) setErrors(messagesByPath(found));
      else setNote({ kind: "error", text });
    }
    setBusy(false);
  }

  const show = () => attempt(async () => setPreview(await guests.preview(input)));
  const test = () =>
    attempt(async () => {
      const { to } = await guests.sendTest(input);
      setNote({ kind: "success", text: `The test is on its way to ${to}.` });
    });
  const send = () =>
    attempt(async () => {
      const { total } = await guests.send({ ...input, _id });
      drafts.delete(event._id);
      onSent(`The email is on its way to ${plural(total, "guest")}.`);
    });

  return (
    <Modal title="Email guests" onClose={onClose}>
      <div className="mx-auto max-w-[42rem]">
        {note && (
          <Banner kind={note.kind} className="mb-5">
            {note.text}
          </Banner>
        )}
        {preview ? (
          <MessagePreview
            {...preview}
            busy={busy}
            onBack={() => setPreview(undefined)}
            onTest={() => void test()}
            onSend={() => void send()}
          />
        ) : (
          <form
            noValidate
            className="space-y-5"
            onSubmit={(submit) => {
              submit.preventDefault();
              void show();
            }}
          >
            <AudienceField
              value={message.audience}
              counts={event.counts}
              onChange={(audience) => change({ audience })}
            />
            <Field
              label="Subject"
              dir="auto"
              maxLength={200}
              autoComplete="off"
              value={message.subject}
              error={errors.subject}
              onChange={({ target }) => change({ subject: target.value })}
            />
            <TextField
              label="Text"
              dir="auto"
              rows={10}
              maxLength={10_000}
              value={message.text}
              error={errors.text}
              hint="Plain text. Each email ends with why the guest gets it, and a link to the registration. Guests without an email address are left out."
              onChange={({ target }) => change({ text: target.value })}
            />
            <div className="flex justify-end">
              <Button type="submit" aria-disabled={busy}>
                {busy ? "Preparing..." : "Preview"}
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
