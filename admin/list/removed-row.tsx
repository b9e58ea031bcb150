import { useEffect, useId, useRef, useState } from "react";
import { compactLook } from "./classes.ts";
import { UndoButton, undoError } from "./undo-button.tsx";

type RemovedRowProps = { name: string; columns: number; undo(): Promise<void> };

/** In the place of a row that was moved to the trash. */
export function RemovedRow({ name, columns, undo }: RemovedRowProps) {
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  // The pressed button has gone with the row.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);

  async function retry(): Promise<void> {
    setFailed(false);
    await undo();
  }

  return (
    <tr className="block border-b border-hairline bg-sunken lg:table-row">
      <td colSpan={columns} className="block py-2 pr-3 pl-10 lg:table-cell lg:h-15">
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
          <span id={id} role={failed ? "alert" : undefined} className="min-w-0 wrap-anywhere">
            {failed ? undoError : `${name} moved to the trash.`}
          </span>
          <UndoButton
            ref={button}
            undo={retry}
            onError={() => setFailed(true)}
            className={compactLook}
            describedBy={id}
          />
        </span>
      </td>
    </tr>
  );
}
