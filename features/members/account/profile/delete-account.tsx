import { type SubmitEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import type { MemberFunctions } from "../../contract.ts";
import { session } from "../../session.ts";
import { formValues } from "../form-values.ts";
import { useSubmit } from "../use-submit.ts";
import { Setting } from "./setting.tsx";

/** The way out. It asks for the password, and what is to become of the comments. */
export function DeleteAccount({ deleteAccount }: { deleteAccount: MemberFunctions["deleteAccount"] }) {
  const [asked, setAsked] = useState(false);
  const sending = useSubmit("Your account could not be deleted. Please try again.");

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { password, comments } = formValues(event.currentTarget, "password", "comments");
    await sending.send(async () => {
      await deleteAccount({ password, comments: comments === "remove" ? "remove" : "keep" });
      session.forget();
    });
  }

  function close(): void {
    setAsked(false);
    sending.clear();
  }

  return (
    <Setting
      id="delete"
      title="Delete account"
      text="Your profile, likes and sessions are deleted at once and cannot be brought back."
    >
      <Button
        look="outline"
        className="hover:border-danger! hover:text-danger!"
        onClick={() => setAsked(true)}
      >
        Delete my account
      </Button>
      <Dialog
        open={asked}
        onClose={close}
        title="Delete my account"
        text="Are you sure you want to delete your account? This action cannot be undone."
      >
        <form ref={sending.form} onSubmit={submit} method="post" className="mt-6 space-y-5">
          {sending.failure && <Banner kind="error">{sending.failure}</Banner>}
          <fieldset>
            <legend className="text-small font-semibold">Your comments</legend>
            <Choice value="keep" text="stay, as those of a “Former member”" />
            <Choice value="remove" text="are deleted too" />
          </fieldset>
          <PasswordField
            label="Your password"
            name="password"
            autoComplete="current-password"
            required
            error={sending.errors.password}
          />
          <DialogButtons>
            <Button look="outline" disabled={sending.busy} onClick={close}>
              Cancel
            </Button>
            <SubmitButton look="danger" busy={sending.busy} busyText="Deleting...">
              Delete my account
            </SubmitButton>
          </DialogButtons>
        </form>
      </Dialog>
    </Setting>
  );
}

function Choice({ value, text }: { value: "keep" | "remove"; text: string }) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-small">
      <input
        type="radio"
        name="comments"
        value={value}
        defaultChecked={value === "keep"}
        className="size-4.5 accent-brand"
      />
      {text}
    </label>
  );
}
