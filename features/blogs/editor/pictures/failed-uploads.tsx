import { Button } from "#ui/button.tsx";
import type { Failed } from "./use-uploads.ts";

type FailedUploadsProps = { failed: Failed[]; onAgain(one: Failed): void; onForget(one: Failed): void };

/** Pictures that have not arrived. Each can be sent again, with its words, to its place in the text. */
export function FailedUploads({ failed, onAgain, onForget }: FailedUploadsProps) {
  if (failed.length === 0) return null;
  return (
    <ul className="mt-3 space-y-2">
      {failed.map((one) => (
        <li
          key={one.number}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-base border border-l-4 border-hairline border-l-danger bg-surface px-4 py-2 text-small"
        >
          <span className="min-w-0 grow break-words">
            <strong className="font-semibold">{one.file.name}</strong> could not be uploaded.{" "}
            <span className="text-muted">{one.reason}</span>
          </span>
          <Button look="outline" onClick={() => onAgain(one)}>
            Try again
          </Button>
          <Button look="quiet" aria-label={`Leave out ${one.file.name}`} onClick={() => onForget(one)}>
            Leave out
          </Button>
        </li>
      ))}
    </ul>
  );
}
