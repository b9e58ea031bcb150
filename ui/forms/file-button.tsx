import { type ComponentProps, useRef } from "react";
import { Button } from "../button.tsx";

type FileButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "disabled" | "children"> & {
  /** The name of the file input. */
  label: string;
  accept: string;
  multiple?: boolean;
  onChoose(files: File[]): void;
};

/** A button that asks for files. */
export function FileButton({ label, accept, multiple, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        accept={accept}
        multiple={multiple}
        ref={input}
        type="file"
        aria-label={label}
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = ""; // so that the same file can be chosen once more
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}
