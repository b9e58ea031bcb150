import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { rich } from "#ui/rich.tsx";
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
          className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-base border border-s-4 border-hairline border-s-danger bg-surface px-4 py-2 text-small"
        >
          <span className="min-w-0 grow break-words">
            {rich(
              m.adminPictures.uploadFailedNamed({ name: <strong className="font-semibold">{name}</strong> }),
            )}{" "}
            <span className="text-muted">{reason}</span>
          </span>
          <Button
            variant="outline"
            aria-label={m.adminPictures.retryNamed({ name })}
            onClick={() => retry(key)}
          >
            {m.common.tryAgain()}
          </Button>
          <Button
            variant="quiet"
            aria-label={m.adminPictures.leaveOutNamed({ name })}
            onClick={() => onPictures((all) => all.filter((picture) => picture.key !== key))}
          >
            {m.adminPictures.leaveOut()}
          </Button>
        </li>
      ))}
    </ul>
  );
}
