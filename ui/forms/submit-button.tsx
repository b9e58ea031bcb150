import type { ComponentProps } from "react";
import { Button } from "../button.tsx";
import { useRestoreFocus } from "../use-restore-focus.ts";

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, "type" | "children"> & {
  busy: boolean;
  children: string;
  /** What it reads while it is busy. */
  busyText: string;
};

/** Sends a form. While that takes its time it says so and cannot be pressed again. */
export function SubmitButton({ busy, busyText, disabled, children, ...rest }: SubmitButtonProps) {
  const control = useRestoreFocus<HTMLButtonElement>(busy);
  return (
    <Button {...rest} ref={control} type="submit" disabled={busy || disabled} aria-busy={busy}>
      {busy ? busyText : children}
    </Button>
  );
}
