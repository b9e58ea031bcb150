import { useContext, useState } from "react";
import { useRevalidator } from "react-router";
import { useApi } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import type { Guest, GuestEvent } from "#features/registrations/guests-contract.ts";
import { QuestionField } from "#features/registrations/question-field.tsx";
import { m } from "#messages";
import { ChoiceInput } from "#ui/forms/choice-input.tsx";
import { Field, SelectField } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import type { DialogProps } from "../list/list.ts";
import { GuestEventContext } from "./guest-event.ts";

type GuestDialogProps = {
  event: GuestEvent;
  /** The one to edit; a new one unless given. */
  guest?: Guest;
  onDone(message: string): void;
  onClose(): void;
};

/** Corrects the guest of a row. */
export function EditGuest({ rows: [guest], onDone, onClose }: DialogProps<Guest>) {
  const event = useContext(GuestEventContext);
  return guest && event ? (
    <GuestDialog event={event} guest={guest} onDone={onDone} onClose={onClose} />
  ) : null;
}

type Full = "" | "wait" | "exceed";

/** Adds a guest by hand, such as one who telephones, or corrects one. */
export function GuestDialog({ event, guest, onDone, onClose }: GuestDialogProps) {
  const { guests } = useApi();
  const { revalidate } = useRevalidator();
  const [_id] = useState(() => newId()); // a repeated request adds nobody twice
  const { dialog, run, fieldErrors: errors } = useSubmit(m.adminRegistrations.saveFailed());
  const max = Math.max(event.companions, guest?.companions ?? 0);

  async function save(data: FormData): Promise<void> {
    const text = (name: string) => String(data.get(name) ?? "");
    const values = {
      name: text("name"),
      companions: Number(text("companions")),
      answers: Object.fromEntries(event.questions.map(({ id }) => [id, text(`answers.${id}`)])),
    };
    const full = text("full") as Full;
    try {
      const saved = guest
        ? await guests.update({ id: guest._id, version: guest.version, ...values, exceed: full === "exceed" })
        : await guests.add({ id: event._id, _id, email: text("email"), ...values, full: full || "ask" });
      onDone(guest ? m.adminRegistrations.changed({ name: saved.name }) : doneWords(saved));
    } catch (cause) {
      if (isAppError(cause) && cause.code === "conflict") void revalidate(); // somebody else was faster
      throw cause;
    }
  }

  return (
    <FormDialog
      title={guest ? m.adminRegistrations.editTitle() : m.adminRegistrations.addGuest()}
      text={guest ? guest.email || m.adminRegistrations.hasNoEmail() : m.adminRegistrations.addHint()}
      submit={guest ? m.common.save() : m.common.add()}
      busyText={m.common.saving()}
      {...dialog}
      onClose={onClose}
      onSubmit={(sent) => {
        const data = new FormData(sent);
        void run(
          () => save(data),
          () => true,
        );
      }}
    >
      <Field
        label={m.common.name()}
        name="name"
        dir="auto"
        defaultValue={guest?.name}
        autoComplete="off"
        maxLength={100}
        error={errors.name}
      />
      {!guest && (
        <Field
          label={m.adminRegistrations.emailLabel()}
          name="email"
          type="email"
          autoComplete="off"
          error={errors.email}
        />
      )}
      {max > 0 && (
        <SelectField
          label={m.adminRegistrations.companions()}
          name="companions"
          defaultValue={guest?.companions ?? 0}
          error={errors.companions}
          options={Array.from({ length: max + 1 }, (_, count) => ({
            value: String(count),
            text: count === 0 ? m.adminRegistrations.noCompanions() : String(count),
          }))}
        />
      )}
      {event.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={guest?.answers[question.id]}
          error={errors[`answers.${question.id}`]}
        />
      ))}
      {errors.full && <FullQuestion left={errors.full} canWait={!guest} />}
    </FormDialog>
  );
}

/** Asked after the server has said that there is no place left. */
function FullQuestion({ left, canWait }: { left: string; canWait: boolean }) {
  const choices = [
    { value: "exceed", text: m.adminRegistrations.exceed() },
    ...(canWait ? [{ value: "wait", text: m.adminRegistrations.wait() }] : []),
  ];
  return (
    <fieldset className="rounded-base border border-s-4 border-hairline border-s-ochre bg-sunken px-4 py-3">
      <legend className="sr-only">{m.adminRegistrations.fullChoice()}</legend>
      <p role="alert" className="text-small font-semibold">
        {left}
      </p>
      {choices.map(({ value, text }, index) => (
        <ChoiceInput key={value} name="full" value={value} required autoFocus={index === 0}>
          {text}
        </ChoiceInput>
      ))}
    </fieldset>
  );
}

function doneWords({ name, state }: Guest): string {
  return state === "waiting"
    ? m.adminRegistrations.nowWaiting({ name })
    : m.adminRegistrations.nowRegistered({ name });
}
