import { type SubmitEvent, useMemo, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { Field, TextField } from "#ui/forms/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useLocalDraft } from "#ui/local-drafts/use-local-draft.ts";
import { Day } from "#ui/time-zone.tsx";
import type { Member, MemberFunctions } from "../../contract.ts";
import { useSubmit } from "../use-submit.ts";

/** What a member writes about themselves. */
export type PersonalWords = Pick<Member, "name" | "bio">;

type PersonalFormProps = {
  member: Member;
  /** What the form begins with, where that is not what is saved. */
  begun?: PersonalWords;
  update: MemberFunctions["updateProfile"];
  onSaved(member: Member): void;
  onCancel(): void;
};

// On wide screens the bio stands beside the name and the email.
const beside = "lg:col-start-2 lg:row-span-2 lg:row-start-1";
const besideFailed = "lg:col-start-2 lg:row-span-2 lg:row-start-2";

export function PersonalForm({ member, begun = member, update, onSaved, onCancel }: PersonalFormProps) {
  const [name, setName] = useState(begun.name);
  const [bio, setBio] = useState(begun.bio);
  const isChanged = name !== member.name || bio !== member.bio;
  const work = useMemo(() => (isChanged ? { name, bio } : undefined), [isChanged, name, bio]);
  const { forget } = useLocalDraft<PersonalWords>({ owner: member._id, subject: "profile", work });
  const sending = useSubmit("Failed to update profile");
  const failed = sending.failure !== "" || Object.keys(sending.errors).length > 0;

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    await sending.send(async () => {
      const saved = await update({ name, bio, avatar: member.avatar });
      forget();
      onSaved(saved);
    });
  }

  return (
    <form ref={sending.form} onSubmit={submit} className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-2">
      {failed && (
        <Banner kind="error" className="lg:col-span-2">
          Failed to update profile
        </Banner>
      )}
      <Field
        label="Full Name"
        className="lg:col-start-1"
        name="name"
        dir="auto"
        autoComplete="name"
        required
        autoFocus
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={sending.errors.name}
      />
      <Field
        label="Email Address"
        className="lg:col-start-1"
        type="email"
        readOnly
        value={member.email}
        hint="Email cannot be changed"
      />
      <TextField
        label="Bio"
        className={failed ? besideFailed : beside}
        name="bio"
        dir="auto"
        rows={4}
        value={bio}
        onChange={(event) => setBio(event.target.value)}
        error={sending.errors.bio}
      />
      <p>
        <span className="block text-small font-semibold">Member Since</span>
        <Day instant={member.date} />
      </p>
      <div className="flex flex-wrap items-end justify-end gap-3">
        <Button
          look="outline"
          disabled={sending.busy}
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          Cancel
        </Button>
        <SubmitButton busy={sending.busy} busyText="Saving...">
          Save Changes
        </SubmitButton>
      </div>
    </form>
  );
}
