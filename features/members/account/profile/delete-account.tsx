import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useActionForm } from "#ui/forms/use-action-form.ts";
import { Setting } from "./setting.tsx";

export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  const { Form, ref, busy, error, fieldErrors, reset } = useActionForm();

  function close(): void {
    setOpen(false);
    reset();
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
        onClick={() => setOpen(true)}
      >
        Delete my account
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Delete my account"
        text="Are you sure you want to delete your account? This action cannot be undone."
      >
        <Form ref={ref} method="post" className="mt-6 space-y-5">
          {error && <Banner kind="error">{error}</Banner>}
          <input type="hidden" name="intent" value="delete" />
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
            error={fieldErrors.password}
          />
          <DialogButtons>
            <Button look="outline" disabled={busy} onClick={close}>
              Cancel
            </Button>
            <SubmitButton look="danger" busy={busy} busyText="Deleting...">
              Delete my account
            </SubmitButton>
          </DialogButtons>
        </Form>
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
