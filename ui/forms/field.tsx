import { type ComponentProps, type FocusEvent, type ReactNode, useId } from "react";
import { classes } from "../classes.ts";

export const controlLook =
  "scroll-mt-36 w-full rounded-base border border-control bg-surface px-3.5 py-2.5 text-body text-ink [&:is(input,textarea):read-only]:border-hairline [&:is(input,textarea):read-only]:bg-sunken hover:border-brand aria-invalid:border-danger aria-invalid:[box-shadow:inset_3px_0_0_var(--color-danger)] aria-invalid:rtl:[box-shadow:inset_-3px_0_0_var(--color-danger)]";

type Notes = { id?: string; label: ReactNode; hint?: ReactNode; error?: string };

type FieldProps = ComponentProps<"input"> &
  Notes & {
    /** At the end of the field, such as a button. */
    end?: ReactNode;
  };

/** A field for a web address completes `https://` once it is left. */
export function Field({ id, label, hint, error, end, className, ...input }: FieldProps) {
  const isAddress = input.type === "url" || input.inputMode === "url";
  const isLatin = isAddress || input.type === "email" || input.inputMode === "tel";
  return (
    <Labelled id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="relative mt-1.5">
          <input
            {...input}
            {...control}
            dir={isLatin ? "ltr" : input.dir}
            onBlur={isAddress ? (event) => completeAddress(event, input) : input.onBlur}
            className={classes("h-12", controlLook, end !== undefined && "pe-14")}
          />
          {end && <div className="absolute inset-y-0 end-1 flex items-center">{end}</div>}
        </div>
      )}
    </Labelled>
  );
}

function completeAddress(
  event: FocusEvent<HTMLInputElement>,
  { onChange, onBlur }: Pick<ComponentProps<"input">, "onChange" | "onBlur">,
): void {
  const { target } = event;
  const whole = withScheme(target.value);
  if (whole !== target.value) {
    target.value = whole;
    onChange?.(event);
  }
  onBlur?.(event);
}

type TextFieldProps = ComponentProps<"textarea"> &
  Notes & {
    controlClassName?: string;
  };

export function TextField({
  id,
  label,
  hint,
  error,
  className,
  controlClassName,
  ...textarea
}: TextFieldProps) {
  return (
    <Labelled id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          className={classes("mt-1.5 block resize-y", controlLook, controlClassName)}
        />
      )}
    </Labelled>
  );
}

type SelectFieldProps = ComponentProps<"select"> &
  Notes & { options: { value: string; text: string; lang?: string }[] };

export function SelectField({ id, label, hint, error, options, className, ...select }: SelectFieldProps) {
  return (
    <Labelled id={id} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <select {...select} {...control} className={classes("mt-1.5 h-12", controlLook)}>
          {options.map(({ value, text, lang }) => (
            <option key={value} value={value} lang={lang}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

type ControlProps = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };
type LabelledProps = Notes & { className?: string; children(control: ControlProps): ReactNode };

function Labelled({ label, hint, error, className, children, ...own }: LabelledProps) {
  const { id, described, notes } = useNotes({ ...own, hint, error });
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-small font-semibold">
        {label}
      </label>
      {children({ id, "aria-describedby": described, "aria-invalid": error ? true : undefined })}
      {notes}
    </div>
  );
}

/** The error and the hint of a field, and the ids that tie them to it. */
export function useNotes({ id: own, hint, error }: Pick<Notes, "id" | "hint" | "error">) {
  const made = useId();
  const id = own ?? made;
  const shown = [
    { id: `${id}-error`, className: "font-medium text-danger", text: error },
    { id: `${id}-hint`, className: "text-muted", text: hint },
  ].filter(({ text }) => text);
  return {
    id,
    described: shown.map((note) => note.id).join(" ") || undefined,
    notes: shown.map((note) => (
      <p key={note.id} id={note.id} className={classes("mt-1.5 text-meta", note.className)}>
        {note.text}
      </p>
    )),
  };
}

const bareDomain = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#:]\S*)?$/u;

/** A typed address like `example.org/talk` with its `https://`; anything else as it is. */
function withScheme(text: string): string {
  const address = text.trim();
  return bareDomain.test(address) ? `https://${address}` : text;
}
