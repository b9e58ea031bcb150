import { m } from "#messages";

type SummaryProps = { title: string; beginning: string };

/** The title of a text and how it begins, to recognise it by. */
export function Summary({ title, beginning }: SummaryProps) {
  return (
    <p>
      <span className="font-semibold">{title || m.adminDocument.withoutTitle()}</span>
      <span className="text-muted"> {beginning}</span>
    </p>
  );
}
