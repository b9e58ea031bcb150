import { Undo } from "#ui/undo-toast.tsx";
import { compactLook } from "./classes.ts";

type RemovedRowProps = { message: string; columns: number; undo(): Promise<void> };

/** In the place of a row that has left the list. */
export function RemovedRow({ message, columns, undo }: RemovedRowProps) {
  return (
    <tr className="block border-b border-hairline bg-sunken lg:table-row">
      <td colSpan={columns} className="block py-2 pr-3 pl-10 lg:table-cell lg:h-15">
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
          <Undo message={message} undo={undo} className={compactLook} />
        </span>
      </td>
    </tr>
  );
}
