import type { ComponentProps } from "react";
import { Button } from "../button.tsx";
import { useRestoreFocus } from "../use-restore-focus.ts";

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, "type" | "children"> & {
  busy: boolean;
  children: string;
  busyText: string;
};

export function SubmitButton({ busy, busyText, disabled, children, ...rest }: SubmitButtonProps) {
  const control = useRestoreFocus<HTMLButtonElement>(busy);
  return (
    <Button {...rest} ref={control} type="submit" disabled={busy || disabled} aria-busy={busy}>
      {busy ? busyText : children}
    </Button>
  );
}
