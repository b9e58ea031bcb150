import { type SubmitEvent, useState } from "react";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Field, TextField } from "#ui/field.tsx";
import { SubmitButton } from "#ui/submit-button.tsx";
import { Day } from "#ui/time-zone.tsx";
import type { Member, MemberFunctions } from "../contract.ts";
import { useSending } from "../sending.ts";

type PersonalFormProps = {
  member: Member;
  update: MemberFunctions["updateProfile"];
  onSaved(member: Member): void;
  onCancel(): void;
};

export function PersonalForm({ member, update, onSaved, onCancel }: PersonalFormProps) {
  const [name, setName] = useState(member.name);
  const [bio, setBio] = useState(member.bio);
  const sending = useSending("Failed to update profile");
  const failed = sending.failure !== "" || Object.keys(sending.faults).length > 0;

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    await sending.send(async () => onSaved(await update({ name, bio })));
  }

  return (
    <form ref={sending.form} onSubmit={submit} className="space-y-5">
      {failed && <Banner kind="error">Failed to update profile</Banner>}
      <Field
        label="Full Name"
        name="name"
        dir="auto"
        autoComplete="name"
        required
        autoFocus
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={sending.faults.name}
      />
      <Field
        label="Email Address"
        type="email"
        readOnly
        value={member.email}
        hint="Email cannot be changed"
      />
      <TextField
        label="Bio"
        name="bio"
        dir="auto"
        rows={4}
        value={bio}
        onChange={(event) => setBio(event.target.value)}
        error={sending.faults.bio}
      />
      <p>
        <span className="block text-small font-semibold">Member Since</span>
        <Day instant={member.date} />
      </p>
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button look="outline" disabled={sending.busy} onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton busy={sending.busy} busyText="Saving...">
          Save Changes
        </SubmitButton>
      </div>
    </form>
  );
}
