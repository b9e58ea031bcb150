import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/flash.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useActionForm } from "#ui/forms/use-action-form.ts";
import { type AccountField, AccountFields } from "../account-form.tsx";

type SettingProps = {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
};

/** A part of the profile page. */
export function Setting({ id, title, text, children }: SettingProps) {
  return (
    <section aria-labelledby={id} className="border-t-2 border-ink pt-4 pb-10">
      <h2 id={id} className="heading text-h3">
        {title}
      </h2>
      <p className="mt-2 max-w-[34rem] text-small text-muted">{text}</p>
      <div className="mt-5 min-w-0">{children}</div>
    </section>
  );
}

type FormProps = {
  /** Names the action in `actions.ts`. */
  intent: string;
  fields?: AccountField[];
  submit: string;
  busyText: string;
};

/** The action answers with a `message` for a toast, or with a `msg` that stays above the button. */
type Answer = { message?: string; msg?: string };

export function SettingForm({ intent, fields = [], submit, busyText }: FormProps) {
  const { Form, ref, busy, error, fieldErrors, result } = useActionForm<Answer>(({ message }) => {
    ref.current?.reset();
    if (message) toast("success", message);
  });
  return (
    <Form ref={ref} method="post" className="space-y-5">
      {error && <Banner kind="error">{error}</Banner>}
      {result?.msg && <Banner kind="success">{result.msg}</Banner>}
      <input type="hidden" name="intent" value={intent} />
      <AccountFields fields={fields} errors={fieldErrors} />
      <SubmitButton look="outline" busy={busy} busyText={busyText}>
        {submit}
      </SubmitButton>
    </Form>
  );
}

type SettingDialogProps = FormProps & {
  question: string;
  danger?: boolean;
  /** Above the fields. */
  children?: ReactNode;
};

/** A button that asks before its form is sent. */
export function SettingDialog({ intent, fields = [], submit, busyText, ...rest }: SettingDialogProps) {
  const { question, danger, children } = rest;
  const [isOpen, setOpen] = useState(false);
  const { Form, ref, busy, error, fieldErrors, reset } = useActionForm();

  function close(): void {
    setOpen(false);
    reset();
  }

  return (
    <>
      <Button
        look="outline"
        className={danger ? "hover:border-danger! hover:text-danger!" : undefined}
        onClick={() => setOpen(true)}
      >
        {submit}
      </Button>
      <Dialog open={isOpen} onClose={close} title={submit} text={question}>
        <Form ref={ref} method="post" className="mt-6 space-y-5">
          {error && <Banner kind="error">{error}</Banner>}
          <input type="hidden" name="intent" value={intent} />
          {children}
          <AccountFields fields={fields} errors={fieldErrors} />
          <DialogButtons>
            <Button look="outline" disabled={busy} onClick={close}>
              Cancel
            </Button>
            <SubmitButton look={danger ? "danger" : "solid"} busy={busy} busyText={busyText}>
              {submit}
            </SubmitButton>
          </DialogButtons>
        </Form>
      </Dialog>
    </>
  );
}
