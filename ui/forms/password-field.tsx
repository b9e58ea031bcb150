import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { m } from "#messages";
import { Field } from "./field.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, "type" | "end">;

export function PasswordField(field: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...field}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          aria-label={shown ? m.account.hidePassword() : m.account.showPassword()}
          onClick={() => setShown(!shown)}
          className="needs-script inline-flex size-11 items-center justify-center rounded-base text-muted hover:text-brand"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      }
    />
  );
}
