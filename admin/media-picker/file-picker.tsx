import { ImagePlus, type LucideIcon } from "lucide-react";
import { type RefObject, useId } from "react";

type FilePickerProps = {
  input?: RefObject<HTMLInputElement | null>;
  text: string;
  icon?: LucideIcon;
  accept: string;
  /** The id of the field's name. */
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
  name?: string;
  multiple?: boolean;
  onChoose(files: File[]): void;
};

/** A file input that looks like a button. */
export function FilePicker({
  input,
  text,
  icon: Icon = ImagePlus,
  labelledBy,
  describedBy,
  isInvalid,
  onChoose,
  ...rest
}: FilePickerProps) {
  const id = useId();
  return (
    <div className="relative">
      <input
        {...rest}
        ref={input}
        type="file"
        id={id}
        aria-labelledby={`${labelledBy} ${id}-text`}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = ""; // so that the same files can be chosen again
          if (files.length > 0) onChoose(files);
        }}
        className="peer absolute inset-0 size-full opacity-0"
      />
      <label
        id={`${id}-text`}
        htmlFor={id}
        className="button relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-base border border-control px-4 py-2 text-small font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus hover:border-brand hover:text-brand"
      >
        <Icon aria-hidden className="size-4.5" />
        {text}
      </label>
    </div>
  );
}
