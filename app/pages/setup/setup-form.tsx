import { type ReactNode, useEffect, useState } from "react";
import { languageChoices, ownTimeZone, timeIn, timeZoneChoices } from "#features/settings/choices.ts";
import { m } from "#messages";
import { Banner } from "#ui/forms/banner.tsx";
import { Field, SelectField } from "#ui/forms/field.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useActionForm } from "#ui/forms/use-action-form.ts";
import { PasswordRules } from "./password-rules.tsx";
import { SampleChoice } from "./sample-choice.tsx";
import { setupDraft } from "./setup-draft.ts";
import { SitePreview } from "./site-preview.tsx";

type SetupFormProps = { token: string; site: { name: string; sample: boolean } };

/** The default name. */
const unnamed = "Research Institute";

export function SetupForm({ token, site }: SetupFormProps) {
  const { Form, ref, onSubmit, busy, error, fieldErrors } = useActionForm();
  const [values, setValues] = useState(() => ({ ...defaultsOf(site), ...setupDraft.read() }));
  const [password, setPassword] = useState("");
  const [languages] = useState(() => languageChoices(values.language));
  const [zones] = useState(() => timeZoneChoices(values.timeZone));

  useEffect(() => ref.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus(), [ref]);

  function keep(): void {
    if (!ref.current) return;
    const form = new FormData(ref.current);
    setPassword(String(form.get("admin.password")));
    setValues({ ...values, ...(Object.fromEntries(form) as typeof values) });
    setupDraft.save(form);
  }

  const field = (name: keyof typeof values) => ({
    name,
    defaultValue: values[name],
    error: fieldErrors[name],
  });
  const clock = timeIn(values.timeZone);
  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div className="page py-10 md:py-16">
        <div className="mx-auto w-full max-w-[34rem]">
          <p className="caps mb-3 text-accent">{m.adminSetup.welcome()}</p>
          <h1 className="heading text-[clamp(2.125rem,1.6rem+1.6vw,2.75rem)] leading-[1.08] tracking-[-0.022em]">
            {m.adminSetup.heading()}
          </h1>
          <p className="mt-3 text-lead text-muted">{m.adminSetup.lead()}</p>
          <Form
            ref={ref}
            onSubmit={onSubmit}
            method="post"
            onInput={keep}
            noValidate
            className="mt-10 space-y-10"
          >
            <input type="hidden" name="token" value={token} />
            <Part title={m.adminSetup.institute()}>
              <Field
                {...field("name")}
                label={m.adminSetup.nameLabel()}
                autoComplete="organization"
                maxLength={100}
                required
              />
              <div className="grid gap-5 sm:grid-cols-2">
                <SelectField
                  {...field("language")}
                  label={m.adminSetup.languageLabel()}
                  hint={m.adminSetup.languageHint()}
                  options={languages}
                />
                <SelectField
                  {...field("timeZone")}
                  label={m.adminSetup.timeZoneLabel()}
                  hint={clock && m.adminSetup.clock({ clock })}
                  options={zones}
                />
              </div>
            </Part>
            <Part title={m.adminSetup.account()} text={m.adminSetup.accountText()}>
              <Field
                {...field("admin.name")}
                label={m.adminSetup.yourName()}
                autoComplete="name"
                maxLength={200}
                required
              />
              <Field
                {...field("admin.email")}
                label={m.adminSetup.emailLabel()}
                type="email"
                inputMode="email"
                autoComplete="username"
                hint={m.adminSetup.emailHint()}
                required
              />
              <PasswordField
                name="admin.password"
                label={m.adminSetup.passwordLabel()}
                autoComplete="new-password"
                error={fieldErrors["admin.password"]}
                hint={<PasswordRules password={password} values={values} />}
                required
              />
            </Part>
            {site.sample && <SampleChoice keeps={values.keepSample !== "no"} />}
            <div>
              <Banner kind="error" className="mb-5">
                {error}
              </Banner>
              <SubmitButton
                busy={busy}
                busyText={m.adminSetup.finishing()}
                className="h-12 w-full sm:w-auto sm:px-10"
              >
                {m.adminSetup.finish()}
              </SubmitButton>
            </div>
          </Form>
        </div>
      </div>
      <SitePreview name={values.name} timeZone={values.timeZone} />
    </div>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className="border-t-2 border-ink pt-4">
      <legend className="contents">
        <span className="heading text-h3">{title}</span>
      </legend>
      {text && <p className="mt-1 text-small text-muted">{text}</p>}
      <div className="mt-5 space-y-5">{children}</div>
    </fieldset>
  );
}

function defaultsOf({ name }: SetupFormProps["site"]) {
  return {
    name: name === unnamed ? "" : name,
    language: navigator.language.split("-", 1)[0] || "en",
    timeZone: ownTimeZone(),
    "admin.name": "",
    "admin.email": "",
    keepSample: "yes",
  };
}
