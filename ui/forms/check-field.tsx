import { type ComponentProps, type ReactNode, useId } from "react";

type CheckFieldProps = ComponentProps<"input"> & { label: ReactNode; hint?: ReactNode };

export function CheckField({ label, hint, className, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3 text-small font-semibold">
        <input
          {...input}
          type="checkbox"
          aria-describedby={hint ? id : undefined}
          className="size-5 shrink-0 accent-brand"
        />
        {label}
      </label>
      {hint && (
        <p id={id} className="ms-8 text-meta text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
