import { formatMonth } from "#core/dates.ts";
import { Badge } from "#ui/badge.tsx";

type Dated = { begins: string; ends: string };

/** March 2023 – August 2026 */
export function Period({ begins, ends }: Dated) {
  if (begins && ends)
    return (
      <>
        <Month day={begins} /> – <Month day={ends} />
      </>
    );
  if (begins || ends)
    return (
      <>
        {begins ? "Since " : "Until "}
        <Month day={begins || ends} />
      </>
    );
  return null;
}

function Month({ day }: { day: string }) {
  return (
    <time dateTime={day} suppressHydrationWarning>
      {formatMonth(`${day}T12:00:00.000Z`, "UTC")}
    </time>
  );
}

export function StateBadge({ isPlanned, isClosed }: { isPlanned: boolean; isClosed: boolean }) {
  if (isClosed) return <Badge variant="neutral">Finished</Badge>;
  return isPlanned ? <Badge>Planned</Badge> : <Badge variant="success">Running</Badge>;
}
