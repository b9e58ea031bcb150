import { Check, ChevronRight, Circle, CircleSlash } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { useApi } from "#core/api.ts";
import type { Message } from "#core/message.ts";
import type { Overview, Checklist as Steps } from "#features/overview/contract.ts";
import { editPath, lists } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { Button, LinkButton } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { toastError } from "#ui/flash.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { rich } from "#ui/rich.tsx";
import { MailNotes, TestEmailButton, type TestEmailResult } from "./test-email.tsx";

type Item = Steps[number];

const texts: Record<Item["name"], { title: Message; text: Message; to?: string; action?: Message }> = {
  logo: {
    title: m.adminOverview.logo,
    text: m.adminOverview.logoText,
    to: "/manage-settings?group=appearance",
    action: m.adminOverview.logoAction,
  },
  contact: {
    title: m.adminOverview.contact,
    text: m.adminOverview.contactText,
    to: "/manage-settings?group=contact",
    action: m.adminOverview.contactAction,
  },
  team: {
    title: m.adminOverview.team,
    text: m.adminOverview.teamText,
    to: "/manage-people",
    action: m.adminOverview.teamAction,
  },
  about: {
    title: m.adminOverview.about,
    text: m.adminOverview.aboutText,
    to: editPath("page", "about"),
    action: m.adminOverview.writePage,
  },
  contactPage: {
    title: m.adminOverview.contactPage,
    text: m.adminOverview.contactPageText,
    to: editPath("page", "contact"),
    action: m.adminOverview.writePage,
  },
  teamPage: {
    title: m.adminOverview.teamPage,
    text: m.adminOverview.teamPageText,
    to: editPath("page", "team"),
    action: m.adminOverview.writePage,
  },
  cards: {
    title: m.adminOverview.cards,
    text: m.adminOverview.cardsText,
    to: "/manage-home",
    action: m.adminOverview.cardsAction,
  },
  terms: {
    title: m.adminOverview.terms,
    text: m.adminOverview.termsText,
    to: editPath("page", "terms"),
    action: m.adminOverview.termsAction,
  },
  accessibility: {
    title: m.adminOverview.accessibility,
    text: m.adminOverview.accessibilityText,
    to: editPath("page", "accessibility"),
    action: m.adminOverview.checkPage,
  },
  privacy: {
    title: m.adminOverview.privacy,
    text: m.adminOverview.privacyText,
    to: editPath("page", "privacy"),
    action: m.adminOverview.checkPage,
  },
  mail: { title: m.adminOverview.mail, text: m.adminOverview.mailText },
  article: {
    title: m.adminOverview.article,
    text: m.adminOverview.articleText,
    to: lists.article.create,
    action: m.adminOverview.writePage,
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
            <ChevronRight aria-hidden className={classes("size-4", isOpen && "rotate-90 rtl:-rotate-90")} />
            {m.adminOverview.firstSteps()}
          </button>
        </h2>
        <p className="text-small text-muted">
          {m.adminOverview.stepsDone({ count: settled.length, total: list.length })}
        </p>
        <div aria-hidden className="h-1.5 w-24 grow overflow-hidden rounded-full bg-sunken">
          <div
            className="h-full rounded-full bg-brand transition-[width] forced-colors:bg-[Highlight]"
            style={{ width: `${(100 * settled.length) / list.length}%` }}
          />
        </div>
        {shown.length === 0 && next && (
          <LinkButton to={texts[next.name].to ?? ""} variant="outline">
            {rich(m.adminOverview.continueWith({ title: texts[next.name].title(), more: srOnly }))}
          </LinkButton>
        )}
      </div>
      <div id="checklist-items">
        <Items list={shown} mail={mail} />
        {!isOpen && isNew && open.length > nextSteps && (
          <Button variant="quiet" className="-ms-3 px-3!" onClick={() => setOpen(true)}>
            {m.adminOverview.allSteps({ count: list.length })}
          </Button>
        )}
        {isOpen && settled.length > 0 && (
          <details className="group/done border-t border-hairline">
            <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-small text-muted">
              <ChevronRight
                aria-hidden
                className="size-4 group-open/done:rotate-90 rtl:group-open/done:-rotate-90"
              />
              {m.adminOverview.settledSteps({ count: settled.length })}
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
const srOnly = (text: string) => <span className="sr-only">{text}</span>;

function ChecklistItem({ item: { name, state }, mail }: { item: Item; mail: Overview["mail"] }) {
  const { text, to, action } = texts[name];
  const title = texts[name].title();
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
            {titleIn(state, title)}
          </h3>
          {state === "open" && <p className="mt-0.5 text-small text-muted">{text()}</p>}
        </div>
        {state === "open" && (
          <div className="flex flex-wrap items-center gap-2">
            {name === "mail" && <TestEmailButton mail={mail} onResult={setResult} />}
            {to && (
              <LinkButton to={to} variant="outline">
                {action && rich(m.adminOverview.actionOn({ action: action(), title, more: srOnly }))}
              </LinkButton>
            )}
            <SkipButton name={name} skipped>
              {rich(m.adminOverview.skip({ title, more: srOnly }))}
            </SkipButton>
          </div>
        )}
        {state === "skipped" && (
          <SkipButton name={name} skipped={false}>
            {rich(m.adminOverview.putBack({ title, more: srOnly }))}
          </SkipButton>
        )}
      </div>
      {name === "mail" && state === "open" && <MailNotes mail={mail} result={result} />}
    </li>
  );
}

function titleIn(state: Item["state"], title: string): ReactNode {
  if (state === "done") return rich(m.adminOverview.doneStep({ title, state: srOnly }));
  return state === "skipped" ? rich(m.adminOverview.skippedStep({ title, state: srOnly })) : title;
}

type SkipButtonProps = { name: Item["name"]; skipped: boolean; children: ReactNode };

function SkipButton({ name, skipped, children }: SkipButtonProps) {
  const { overview } = useApi();
  const { revalidate } = useRevalidator();
  const { busy, run } = useSubmit(m.adminOverview.skipFailed(), toastError);

  async function skip(): Promise<void> {
    await overview.skip({ item: name, skipped });
    await revalidate();
  }

  return (
    <Button variant="quiet" className="px-3! text-muted" aria-disabled={busy} onClick={() => void run(skip)}>
      {children}
    </Button>
  );
}
