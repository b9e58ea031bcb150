import { useMemo, useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { Field, TextField } from "#ui/forms/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useActionForm } from "#ui/forms/use-action-form.ts";
import { useLocalDraft } from "#ui/local-drafts/use-local-draft.ts";
import { Day } from "#ui/time-zone.tsx";
import type { Member } from "../../contract.ts";

export type PersonalWords = Pick<Member, "name" | "bio">;

type PersonalFormProps = {
  member: Member;
  /** The initial values, if they are not the saved ones. */
  begun?: PersonalWords;
  onSaved(message: string): void;
  onCancel(): void;
};

export function differ(words: PersonalWords, saved: PersonalWords): boolean {
  return words.name !== saved.name || words.bio !== saved.bio;
}

// In wide windows the bio is beside name and email.
const beside = "lg:col-start-2 lg:row-span-2 lg:row-start-1";
const besideFailed = "lg:col-start-2 lg:row-span-2 lg:row-start-2";

export function PersonalForm({ member, begun = member, onSaved, onCancel }: PersonalFormProps) {
  const [name, setName] = useState(begun.name);
  const [bio, setBio] = useState(begun.bio);
  const isChanged = differ({ name, bio }, member);
  const content = useMemo(() => (isChanged ? { name, bio } : undefined), [isChanged, name, bio]);
  const { forget } = useLocalDraft<PersonalWords>({ owner: member._id, subject: "profile", content });
  const { Form, ref, onSubmit, busy, error, fieldErrors } = useActionForm<{ message: string }>(
    ({ message }) => {
      forget();
      onSaved(message);
    },
  );
  const failed = error !== "" || Object.keys(fieldErrors).length > 0;

  return (
    <Form
      ref={ref}
      onSubmit={onSubmit}
      method="post"
      className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-2"
    >
      <input type="hidden" name="intent" value="personal" />
      <input type="hidden" name="avatar" value={member.avatar ?? ""} />
      {failed && (
        <Banner kind="error" className="lg:col-span-2">
          {m.members.profileFailed()}
        </Banner>
      )}
      <Field
        label={m.members.fullName()}
        className="lg:col-start-1"
        name="name"
        dir="auto"
        autoComplete="name"
        required
        autoFocus
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={fieldErrors.name}
      />
      <Field
        label={m.members.emailAddress()}
        className="lg:col-start-1"
        type="email"
        readOnly
        value={member.email}
        hint={m.members.emailFixed()}
      />
      <TextField
        label={m.members.bio()}
        className={failed ? besideFailed : beside}
        name="bio"
        dir="auto"
        rows={4}
        value={bio}
        onChange={(event) => setBio(event.target.value)}
        error={fieldErrors.bio}
      />
      <p>
        <span className="block text-small font-semibold">{m.members.memberSince()}</span>
        <Day instant={member.date} />
      </p>
      <div className="flex flex-wrap items-end justify-end gap-3">
        <Button
          variant="outline"
          disabled={busy}
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          {m.common.cancel()}
        </Button>
        <SubmitButton busy={busy} busyText={m.common.saving()}>
          {m.members.saveProfile()}
        </SubmitButton>
      </div>
    </Form>
  );
}
