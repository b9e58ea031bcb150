import type { ReactNode } from "react";
import { m } from "#messages";

/** What the person who runs the server has to do, below a sentence for editors. */
export function OperatorNote({ children }: { children: ReactNode }) {
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-8 cursor-pointer items-center font-semibold text-brand underline-offset-4 hover:underline">
        {m.adminShell.forOperator()}
      </summary>
      <p className="pb-1">{children}</p>
    </details>
  );
}
