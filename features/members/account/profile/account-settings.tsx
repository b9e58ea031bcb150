import { Day } from "#ui/time-zone.tsx";
import { newPasswordFields } from "../account-form.tsx";
import { Setting, SettingDialog, SettingForm } from "./setting.tsx";

export function Password({ email }: { email: string }) {
  return (
    <Setting
      id="password"
      title="Password"
      text="You stay signed in here and are signed out on every other device."
    >
      <SettingForm
        intent="password"
        fields={[
          // Password managers want to know whose password it is.
          { type: "hidden", name: "email", autoComplete: "username", value: email },
          {
            label: "Current password",
            name: "currentPassword",
            type: "password",
            autoComplete: "current-password",
          },
          ...newPasswordFields,
        ]}
        submit="Change password"
        busyText="Changing password..."
      />
    </Setting>
  );
}

export function Email({ email, verifiedAt }: { email: string; verifiedAt: string | null }) {
  const text = verifiedAt
    ? `${email} is verified.`
    : `${email} is not verified yet. Open the link that we have sent you, or send it again.`;
  return (
    <Setting id="email" title="Email address" text={text}>
      {verifiedAt ? (
        <p className="text-small text-muted">
          Verified on <Day instant={verifiedAt} />
        </p>
      ) : (
        <SettingForm intent="verification" submit="Send the link again" busyText="Sending..." />
      )}
    </Setting>
  );
}

export function Devices() {
  return (
    <Setting
      id="sessions"
      title="Devices"
      text="A device stays signed in for seven days. If you lose one, sign out everywhere."
    >
      <SettingDialog
        intent="sign out everywhere"
        question="Are you sure you want to sign out on every device, this one included?"
        submit="Sign out everywhere"
        busyText="Signing out..."
      />
    </Setting>
  );
}

export function Data() {
  return (
    <Setting
      id="data"
      title="Your data"
      text="Your profile, articles, comments, uploads and everything else that we keep about you, in one JSON file."
    >
      <SettingForm intent="export" submit="Download my data" busyText="Preparing..." />
    </Setting>
  );
}

export function Deletion() {
  return (
    <Setting
      id="delete"
      title="Delete account"
      text="Your profile, likes and sessions are deleted at once and cannot be brought back."
    >
      <SettingDialog
        intent="delete"
        question="Are you sure you want to delete your account? This action cannot be undone."
        fields={[
          { label: "Your password", name: "password", type: "password", autoComplete: "current-password" },
        ]}
        submit="Delete my account"
        busyText="Deleting..."
        danger
      >
        <fieldset>
          <legend className="text-small font-semibold">Your comments</legend>
          <Choice value="keep" text="stay, as those of a “Former member”" />
          <Choice value="remove" text="are deleted too" />
        </fieldset>
      </SettingDialog>
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
