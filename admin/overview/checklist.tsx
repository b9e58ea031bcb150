import { Check, ChevronRight, Circle, CircleSlash } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useApi } from "#core/api.ts";
import type { Overview, Checklist as Steps } from "#features/overview/contract.ts";
import { editPath, lists } from "#features/publishing/kinds.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { toastError } from "#ui/flash.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { MailNotes, TestEmailButton, type TestEmailResult } from "./test-email.tsx";

type Item = Steps[number];

const texts: Record<Item["name"], { title: string; text: string; to?: string; action?: string }> = {
  logo: {
    title: "Your logo",
    text: "In the navigation bar, in the browser tab and in link previews.",
    to: "/manage-settings?group=appearance",
    action: "Choose a logo",
  },
  contact: {
    title: "Address, email and telephone",
    text: "At the foot of every page and on the contact page.",
    to: "/manage-settings?group=contact",
    action: "Enter them",
  },
  team: {
    title: "The team",
    text: "The people of the institute, for the team page and the bylines.",
    to: "/manage-people",
    action: "Add people",
  },
  about: {
    title: "The about page",
    text: "Who you are and what you work on, in your own words.",
    to: editPath("page", "about"),
    action: "Write it",
  },
  contactPage: {
    title: "The contact page",
    text: "An introduction, your departments and other offices, and how to find you.",
    to: editPath("page", "contact"),
    action: "Write it",
  },
  teamPage: {
    title: "The text of the team page",
    text: "What stands above the people: a heading, a sentence, a picture.",
    to: editPath("page", "team"),
    action: "Write it",
  },
  cards: {
    title: "The cards of the home page",
    text: "Where readers go from there, in your own words.",
    to: "/manage-home",
    action: "Write them",
  },
  terms: {
    title: "The terms of service",
    text: "They say only how this site works. Add what applies to you.",
    to: editPath("page", "terms"),
    action: "Check them",
  },
  accessibility: {
    title: "The accessibility page",
    text: "It says only how this site is built. Add what you offer.",
    to: editPath("page", "accessibility"),
    action: "Check it",
  },
  privacy: {
    title: "The privacy page",
    text: "What you do with readers’ data. Ask somebody who knows the law to read it.",
    to: editPath("page", "privacy"),
    action: "Check it",
  },
  mail: { title: "Emails arrive", text: "Members need them to verify their address or set a new password." },
  article: {
    title: "The first article",
    text: "Publish something of your own.",
    to: lists.article.create,
    action: "Write it",
  },
};

type ChecklistProps = { list: Steps; mail: Overview["mail"] };

const nextSteps = 3; // shown on the first day

/** Shows the next steps on the first day, then one line; all steps on demand. Gone once each is done or skipped. */
export function Checklist({ list, mail }: ChecklistProps) {
  const [isOpen, setOpen] = useState(false);
  const [isNew] = useState(list.every(({ state }) => state === "open"));
  const open = list.filter(({ state }) => state === "open");
  const settled = list.filter(({ state }) => state !== "open");
  const next = open.find(({ name }) => texts[name].to);
  const shown = isOpen ? open : isNew ? open.slice(0, nextSteps) : [];
  if (open.length === 0) return null;
  return (
    <section
      aria-labelledby="checklist"
      className="rounded-base border border-hairline bg-surface px-5 py-2 shadow-soft"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="min-w-0 font-semibold">
          <button
            type="button"
            id="checklist"
            aria-expanded={isOpen}
            aria-controls="checklist-items"
            onClick={() => setOpen(!isOpen)}
            className="inline-flex min-h-11 items-center gap-2"
          >
            <ChevronRight aria-hidden className={classes("size-4", isOpen && "rotate-90")} />
            First steps
          </button>
        </h2>
        <p className="text-small text-muted">
          {settled.length} of {list.length} done
        </p>
        <div aria-hidden className="h-1.5 w-24 grow overflow-hidden rounded-full bg-sunken">
          <div
            className="h-full rounded-full bg-brand transition-[width] forced-colors:bg-[Highlight]"
            style={{ width: `${(100 * settled.length) / list.length}%` }}
          />
        </div>
        {shown.length === 0 && next && (
          <LinkButton to={texts[next.name].to ?? ""} variant="outline">
            Continue
            <span className="sr-only">: {texts[next.name].title}</span>
          </LinkButton>
        )}
      </div>
      <div id="checklist-items">
        <Items list={shown} mail={mail} />
        {!isOpen && isNew && open.length > nextSteps && (
          <Button variant="quiet" className="-ml-3 px-3!" onClick={() => setOpen(true)}>
            Show all {list.length} steps
          </Button>
        )}
        {isOpen && settled.length > 0 && (
          <details className="group/done border-t border-hairline">
            <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-small text-muted">
              <ChevronRight aria-hidden className="size-4 group-open/done:rotate-90" />
              {settled.length} done or skipped
            </summary>
            <Items list={settled} mail={mail} />
          </details>
        )}
      </div>
    </section>
  );
}

function Items({ list, mail }: ChecklistProps) {
  return (
    <ul>
      {list.map((item) => (
        <ChecklistItem key={item.name} item={item} mail={mail} />
      ))}
    </ul>
  );
}

const icons = { done: Check, open: Circle, skipped: CircleSlash };
const prefixes = { done: "Done: ", open: "", skipped: "Skipped: " };

function ChecklistItem({ item: { name, state }, mail }: { item: Item; mail: Overview["mail"] }) {
  const { title, text, to, action } = texts[name];
  const [result, setResult] = useState<TestEmailResult>();
  const Icon = icons[state];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 border-b border-hairline py-3 last:border-b-0">
      <Icon
        aria-hidden
        className={classes("mt-2.5 size-5 shrink-0", state === "done" ? "text-success" : "text-muted")}
      />
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <div className="min-w-0 grow basis-56 py-2">
          <h3 className={classes("font-semibold", state !== "open" && "text-muted")}>
            <span className="sr-only">{prefixes[state]}</span>
            {title}
          </h3>
          {state === "open" && <p className="mt-0.5 text-small text-muted">{text}</p>}
        </div>
        {state === "open" && (
          <div className="flex flex-wrap items-center gap-2">
            {name === "mail" && <TestEmailButton mail={mail} onResult={setResult} />}
            {to && (
              <LinkButton to={to} variant="outline">
                {action}
                <span className="sr-only">: {title}</span>
              </LinkButton>
            )}
            <SkipButton name={name} title={title} skipped>
              Skip
            </SkipButton>
          </div>
        )}
        {state === "skipped" && (
          <SkipButton name={name} title={title} skipped={false}>
            Put back
          </SkipButton>
        )}
      </div>
      {name === "mail" && state === "open" && <MailNotes mail={mail} result={result} />}
    </li>
  );
}

type SkipButtonProps = { name: Item["name"]; title: string; skipped: boolean; children: string };

function SkipButton({ name, title, skipped, children }: SkipButtonProps) {
  const { overview } = useApi();
  const { revalidate } = useRevalidator();
  const { busy, run } = useSubmit("Please try again.", toastError);

  async function skip(): Promise<void> {
    await overview.skip({ item: name, skipped });
    await revalidate();
  }

  return (
    <Button variant="quiet" className="px-3! text-muted" aria-disabled={busy} onClick={() => void run(skip)}>
      {children}
      <span className="sr-only">: {title}</span>
    </Button>
  );
}
