type SummaryProps = { title: string; beginning: string };

/** The title of a text and how it begins, to recognise it by. */
export function Summary({ title, beginning }: SummaryProps) {
  return (
    <p>
      <span className="font-semibold">{title || "Without a title"}</span>
      <span className="text-muted"> {beginning}</span>
    </p>
  );
}
