import { Quote, X } from "lucide-react";
import { type FocusEvent, useState } from "react";
import { blogPath } from "#features/addresses/paths.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { copyText } from "#ui/copy-text.ts";
import { listedIn } from "#ui/text-language.ts";
import { type Cited, formats, type Site } from "./citation.ts";
import { citationsOf, type Sentence, textOf } from "./styles.ts";

const id = "citation";
const link =
  "inline-flex min-h-9 min-w-6 items-center font-semibold text-brand underline-offset-4 hover:underline";

/** Opens the citations of the page, also without a script. */
export function CiteButton() {
  return (
    <button
      type="button"
      popoverTarget={id}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-brand underline-offset-4 hover:underline"
    >
      <Quote aria-hidden className="size-4.5" />
      {m.citations.cite()}
    </button>
  );
}

export function Citations({ blog, site }: { blog: Cited; site: Site }) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={m.citations.title()}
      onBlur={closeOutside}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(42rem,100%-2rem)] overflow-y-auto rounded-base border border-hairline bg-surface p-5 text-ink shadow-soft backdrop:bg-night/40 sm:p-7"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="heading text-h4">{m.citations.title()}</p>
        <Button
          variant="quiet"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={m.common.close()}
          className="-me-2.5 w-11 shrink-0 px-0!"
        >
          <X aria-hidden className="size-4.5" />
        </Button>
      </div>
      <dl>
        {citationsOf(blog, site).map(([style, sentence]) => (
          <div key={style} className="border-t border-hairline pt-2 pb-4">
            <dt className="flex min-h-11 items-center justify-between gap-3">
              <span className="caps text-muted">{style}</span>
              <CopyButton style={style} sentence={sentence} />
            </dt>
            <dd className="font-serif text-[1.0625rem] wrap-anywhere">
              {sentence.before}
              <cite {...listedIn(blog.language)}>{sentence.work}</cite>
              {sentence.after}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="flex flex-wrap gap-x-6 border-t border-hairline pt-2 text-small">
        {formats.map(({ file, name }) => (
          <li key={file}>
            <a href={`${blogPath(blog)}/${file}`} download className={link}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function closeOutside({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
}

function CopyButton({ style, sentence }: { style: string; sentence: Sentence }) {
  const [result, setResult] = useState("");
  const copy = async () => {
    setResult((await copyText(textOf(sentence))) ? m.citations.copied() : m.citations.copyFailed());
  };
  return (
    <span className="needs-script flex flex-wrap items-center justify-end gap-x-3 text-small">
      <span role="status" className="text-muted">
        {result}
      </span>
      <button
        type="button"
        onClick={copy}
        aria-label={m.citations.copyInStyle({ style })}
        className={`${link} cursor-pointer`}
      >
        {m.citations.copy()}
      </button>
    </span>
  );
}
