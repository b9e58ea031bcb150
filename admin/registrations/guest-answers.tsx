import { useContext } from "react";
import type { Guest } from "#features/registrations/guests-contract.ts";
import { GuestEventContext } from "./guest-event.ts";

/** What a guest has answered to the questions of the event. */
export function GuestAnswers({ answers }: Pick<Guest, "answers">) {
  const { questions = [] } = useContext(GuestEventContext) ?? {};
  const given = questions.filter(({ id }) => answers[id]);
  if (given.length === 0) return null;
  return (
    <dl className="mt-1.5 max-w-[34rem] space-y-0.5 text-meta">
      {given.map(({ id, question }) => (
        <div key={id} className="wrap-anywhere">
          <dt dir="auto" className="inline text-muted">
            {question}
          </dt>{" "}
          <dd dir="auto" className="inline whitespace-pre-line">
            {answers[id]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
