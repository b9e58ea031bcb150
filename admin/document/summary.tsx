type SummaryProps = { title: string; text: string };

/** A few words about a document: its title and the beginning of its text. */
export function Summary({ title, text }: SummaryProps) {
  return (
    <p>
      <span className="font-semibold">{title || "Without a title"}</span>
      <span className="text-muted"> {text}</span>
    </p>
  );
}
