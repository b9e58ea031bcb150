import { Upload } from "lucide-react";
import { useRef } from "react";
import { fileEndings } from "#features/media/files/types.ts";
import { Button } from "#ui/button.tsx";

export function UploadButton({ onChoose }: { onChoose(files: File[]): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <Upload aria-hidden className="size-4.5" />
        Upload files
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={`image/*,video/*,.heic,.mov,.avi,${fileEndings}`}
        aria-label="Files"
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
