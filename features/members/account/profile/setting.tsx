import { type ReactNode, useState } from "react";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/flash.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { Dialog, DialogButtons } from "#ui/forms/dialog.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useActionForm } from "#ui/forms/use-action-form.ts";
import { type AccountField, AccountFields } from "../account-form.tsx";

type SettingFormProps = {
  /** Names the action in `actions.ts`. */
  intent: string;
  fields?: AccountField[];
  submit: string;
  busyText: string;
  /** Asked in a dialog before the form is sent. */
  question?: string;
  danger?: boolean;
  /** Above the fields. */
  children?: ReactNode;
};

type SettingProps = {
  id: string;
  title: string;
  text: string;
  form?: SettingFormProps;
  children?: ReactNode;
};

/** A part of the profile page. */
export function Setting({ id, title, text, form, children }: SettingProps) {
  return (
    <section aria-labelledby={id} className="border-t-2 border-ink pt-4 pb-10">
      <h2 id={id} className="heading text-h3">
        {title}
      </h2>
      <p className="mt-2 max-w-[34rem] text-small text-muted">{text}</p>
      <div className="mt-5 min-w-0">{form ? <SettingForm {...form} /> : children}</div>
    </section>
  );
}

/** An action answers with a `message` for a toast, or with a `msg` that stays above the button. */
type Answer = { message?: string; msg?: string };

function SettingForm({
  intent,
  fields = [],
  submit,
  busyText,
  question,
  danger,
  children,
}: SettingFormProps) {
  const [isOpen, setOpen] = useState(false);
  const { Form, ref, onSubmit, busy, error, fieldErrors, result, reset } = useActionForm<Answer>(
    ({ message }) => {
      ref.current?.reset();
      if (message) toast("success", message);
    },
  );

  function close(): void {
    setOpen(false);
    reset();
  }

  const form = (buttons: ReactNode) => (
    <Form ref={ref} onSubmit={onSubmit} method="post" className="space-y-5">
      <Banner kind="error">{error}</Banner>
      <Banner kind="success">{result?.msg}</Banner>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <AccountFields fields={fields} errors={fieldErrors} />
      {buttons}
    </Form>
  );
  const send = { busy, busyText, children: submit };
  if (!question) return form(<SubmitButton variant="outline" {...send} />);
  return (
    <>
      <Button
        variant="outline"
        className={danger ? "border-danger! text-danger!" : undefined}
        onClick={() => setOpen(true)}
      >
        {submit}
      </Button>
      <Dialog open={isOpen} onClose={close} title={submit} text={question}>
        <div className="mt-6">
          {form(
            <DialogButtons>
              <Button variant="outline" disabled={busy} onClick={close}>
                {m.common.cancel()}
              </Button>
              <SubmitButton variant={danger ? "danger" : "solid"} {...send} />
            </DialogButtons>,
          )}
        </div>
      </Dialog>
    </>
  );
}
