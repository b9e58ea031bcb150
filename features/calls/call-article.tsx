import { Download, Mail } from "lucide-react";
import type { ReactNode } from "react";
import { aboutLink } from "#features/media/files/words.ts";
import type { PlainCard, PlainPage } from "#features/plain-documents/contract.ts";
import { TranslationLinks } from "#features/publishing/translation-links.tsx";
import { Article } from "#features/rich-text/article.tsx";
import { m } from "#messages";
import { sideOf, textIn } from "#ui/text-language.ts";
import { Day, Moment } from "#ui/time-zone.tsx";
import { titleSize } from "#ui/title-size.ts";
import { callFields } from "./fields.ts";

export type CallCard = PlainCard<typeof callFields>;
export type Call = PlainPage<typeof callFields>;

const action =
  "inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline-offset-4 hover:underline";

export function CallArticle({ document: call }: { document: Call }) {
  const { title, language, article, contact, email, isClosed, date } = call;
  const file = call.files[call.file];
  return (
    <article
      dir={sideOf(language)}
      className="page grid grid-cols-1 gap-x-16 gap-y-8 pt-5 pb-16 md:pb-24 lg:grid-cols-[21rem_minmax(0,1fr)]"
    >
      <header className="min-w-0 lg:col-span-2">
        <p className="caps mb-3 text-accent">{callFields.type.options[call.type]()}</p>
        <h1 {...textIn(language)} className={`heading max-w-[60rem] wrap-anywhere ${titleSize(title)}`}>
          {title}
        </h1>
        <TranslationLinks kind="call" document={call} />
      </header>
      <div className="min-w-0 self-start rounded-base border border-hairline bg-surface p-5 lg:sticky lg:top-28">
        {isClosed && <p className="mb-4 font-semibold">{m.calls.isClosed()}</p>}
        <dl className="space-y-4 text-small">
          <Detail term={isClosed ? m.calls.closedOnTerm() : m.calls.deadline()}>
            {call.deadline ? <Moment instant={call.deadline} /> : m.calls.staysOpen()}
          </Detail>
          {(call.place || call.remote) && <Detail term={m.calls.place()}>{placeOf(call)}</Detail>}
          {contact && <Detail term={m.calls.contact()}>{contact}</Detail>}
          <Detail term={m.calls.published()}>
            <Day instant={date} />
          </Detail>
        </dl>
        {(email || file) && (
          <ul className="mt-4 border-t border-hairline pt-2 text-small">
            {email && (
              <li>
                <a href={`mailto:${email}`} className={action}>
                  <Mail aria-hidden className="size-4.5 shrink-0" />
                  <bdi className="wrap-anywhere">{email}</bdi>
                </a>
              </li>
            )}
            {file && (
              <li>
                <a href={file.url} className={action}>
                  <Download aria-hidden className="size-4.5 shrink-0" />
                  <span className="wrap-anywhere">
                    <bdi>{file.name}</bdi> ({aboutLink(file)})
                  </span>
                </a>
              </li>
            )}
          </ul>
        )}
      </div>
      <div className="min-w-0">
        {article !== "" && <Article html={article} language={language} className="mx-0! text-[1.125rem]!" />}
      </div>
    </article>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Such as "Lisbon, or from anywhere". */
export function placeOf({ place, remote }: Pick<CallCard, "place" | "remote">): string {
  if (!remote) return place;
  return place ? m.calls.placeOrAnywhere({ place }) : m.calls.anywhere();
}
