import { Printer } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useApi } from "#core/api.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { ChoiceInput } from "#ui/forms/choice-input.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { PrintedList } from "./printed-list.tsx";

type PrintingProps = Pick<Parameters<typeof PrintedList>[0], "event" | "guests">;

/** Prints the list, with the answers if wanted. On telephones it comes after the list. */
export function Printing({ event, guests }: PrintingProps) {
  const { guests: calls } = useApi();
  const [answers, setAnswers] = useState<Map<string, Record<string, string>>>();
  const [isWanted, setWanted] = useState(false);
  const { run, error } = useSubmit(m.adminDoor.answersFailed());

  async function print(): Promise<void> {
    const found = isWanted ? await calls.door({ id: event._id, date: event.date, answers: true }) : undefined;
    const byId = found && new Map(found.guests.map(({ _id, answers = {} }) => [_id, answers]));
    flushSync(() => setAnswers(byId));
    window.print();
  }

  return (
    <>
      <section
        aria-label={m.adminDoor.onPaper()}
        className="no-print flex flex-wrap items-center gap-x-6 gap-y-2 pt-4 max-sm:order-last"
      >
        <Button variant="outline" onClick={() => void run(print)}>
          <Printer aria-hidden className="size-4.5" />
          {m.adminDoor.print()}
        </Button>
        {event.questions.length > 0 && (
          <ChoiceInput
            type="checkbox"
            checked={isWanted}
            onChange={({ target }) => setWanted(target.checked)}
          >
            {m.adminDoor.withAnswers()}
          </ChoiceInput>
        )}
        {error && <Banner kind="error">{error}</Banner>}
      </section>
      <PrintedList event={event} guests={guests} answers={answers} />
    </>
  );
}
