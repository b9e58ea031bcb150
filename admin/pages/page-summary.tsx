import { beginningOf } from "../fields/plain-text.ts";
import type { PageFields } from "./fields.ts";

export function PageSummary({ fields: { title, content, parts } }: { fields: PageFields }) {
  return (
    <p>
      <span className="font-semibold">{title || "Without a title"}</span>
      <span className="text-muted"> {String(parts.introduction) || beginningOf(content)}</span>
    </p>
  );
}
