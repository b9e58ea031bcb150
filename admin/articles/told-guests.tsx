import { Mail } from "lucide-react";
import { useContext, useState } from "react";
import { useApi } from "#core/api.ts";
import { pick } from "#core/pick.ts";
import { blogFields } from "#features/blogs/fields.ts";
import { eventFields } from "#features/events/fields.ts";
import { fieldNames } from "#features/fields/field.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { rich } from "#ui/rich.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import { usePaused } from "#ui/use-paused.ts";
import { useQuery } from "#ui/use-query.ts";
import { useDocumentForm } from "../document/form-context.ts";
import { EmailFrame } from "../email-frame.tsx";
import { sentValues } from "../fields/form-types.ts";
import { Modal } from "../modal.tsx";
import type { ArticleFields } from "./fields.ts";

const pause = 500; // milliseconds without typing
const told = ["title", "eventDate", ...fieldNames(eventFields)] as const;

/** Says above the buttons of a public event how many guests an update tells, and shows the email. */
export function ToldGuests({ fields }: { fields: ArticleFields }) {
  const { kind, document, isAdmin, change } = useDocumentForm();
  const zone = useContext(TimeZone);
  if (!isAdmin || document?.status !== "published" || fields.section !== "events") return null;
  const before = kind.fieldsOf(document, zone) as ArticleFields; // as guests know it, whatever autosave has kept
  if (before.section !== "events") return null;
  const input = toldBy(fields);
  if (input === toldBy(before)) return null;
  const { stateNote, eventState } = fields;
  const isOldNote = stateNote !== "" && stateNote === before.stateNote && before.eventState !== "confirmed";
  return (
    <>
      <Told eventId={document._id} input={input} />
      {eventState === "confirmed" && isOldNote && (
        <p className="text-meta text-muted">
          {rich(
            m.adminArticles.noteStays({
              button: (text) => (
                <button
                  type="button"
                  className="min-h-6 font-semibold text-brand underline underline-offset-4 hover:text-ink"
                  onClick={() => change({ stateNote: "" } as Partial<ArticleFields>)}
                >
                  {text}
                </button>
              ),
            }),
          )}
        </p>
      )}
    </>
  );
}

function toldBy(fields: ArticleFields): string {
  return JSON.stringify(pick(sentValues(blogFields, fields), told));
}

function Told({ eventId, input }: { eventId: string; input: string }) {
  const { guests } = useApi();
  const typed = usePaused(input, pause);
  const [isOpen, setOpen] = useState(false);
  const { value } = useQuery(`${eventId} ${typed}`, () =>
    guests.planned({ id: eventId, ...JSON.parse(typed) }),
  );
  const { recipients = 0, email } = value ?? {};
  return (
    <div role="status">
      {email && (
        <div className="flex items-center gap-3 rounded-base border border-hairline bg-sunken px-3.5 py-1.5 text-small">
          <Mail aria-hidden className="size-4.5 shrink-0 text-muted" />
          <p className="min-w-0 grow leading-snug">
            {rich(
              m.adminArticles.toldGuests({
                count: recipients,
                strong: (text) => <strong className="font-semibold">{text}</strong>,
              }),
            )}
          </p>
          <Button variant="quiet" className="-me-2 shrink-0 px-2!" onClick={() => setOpen(true)}>
            {m.adminArticles.seeEmail()}
          </Button>
        </div>
      )}
      {email && isOpen && (
        <Modal title={m.adminArticles.emailToGuests({ count: recipients })} onClose={() => setOpen(false)}>
          <p className="mb-4 text-small text-muted">{m.adminArticles.emailToGuestsText()}</p>
          <EmailFrame subject={email.subject} html={email.html} />
        </Modal>
      )}
    </div>
  );
}
