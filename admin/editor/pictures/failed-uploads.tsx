import { Button } from "#ui/button.tsx";
import type { EditorProps } from "../editor-props.ts";

export function FailedUploads({ pictures, onPictures }: Pick<EditorProps, "pictures" | "onPictures">) {
  const failed = pictures.flatMap(({ key, name, upload }) =>
    upload.state === "stopped" ? [{ key, name, reason: upload.reason }] : [],
  );
  if (failed.length === 0) return null;
  const retry = (key: string) =>
    onPictures((all) =>
      all.map((picture) => (picture.key === key ? { ...picture, upload: { state: "waiting" } } : picture)),
    );
  return (
    <ul className="mt-3 space-y-2">
      {failed.map(({ key, name, reason }) => (
        <li
          key={key}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-base border border-l-4 border-hairline border-l-danger bg-surface px-4 py-2 text-small"
        >
          <span className="min-w-0 grow break-words">
            <strong className="font-semibold">{name}</strong> could not be uploaded.{" "}
            <span className="text-muted">{reason}</span>
          </span>
          <Button variant="outline" aria-label={`Try again: ${name}`} onClick={() => retry(key)}>
            Try again
          </Button>
          <Button
            variant="quiet"
            aria-label={`Leave out ${name}`}
            onClick={() => onPictures((all) => all.filter((picture) => picture.key !== key))}
          >
            Leave out
          </Button>
        </li>
      ))}
    </ul>
  );
}
