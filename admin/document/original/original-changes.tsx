import { Suspense, useContext, useMemo } from "react";
import { useSite } from "#app/site/site.ts";
import { useApi } from "#core/api.ts";
import { directionOf, languageName } from "#core/language.ts";
import type { Translation } from "#features/publishing/translations-contract.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { Loading } from "#ui/forms/loading.tsx";
import { TimeZone } from "#ui/time-zone.tsx";
import { useQuery } from "#ui/use-query.ts";
import { Modal } from "../../modal.tsx";
import { translatedFields } from "../compare.ts";
import { TextDifferences } from "../differences/lazy-differences.ts";
import type { SavedDocument } from "../document-api.ts";
import { useDocumentForm } from "../form-context.ts";
import type { ReadableField } from "../kind.ts";
import { goToPassage } from "./go-to-passage.ts";
import { type Passage, passagesOf } from "./passages.ts";

type OriginalChangesProps = {
  id: string;
  original: Translation;
  /** Called with the version of the original that is shown. */
  onShown(version: number): void;
  /** Undefined if the translation is up to date. */
  onMark: (() => void) | undefined;
  busy: boolean;
  onClose(): void;
};

type Changed = { name: string; key: string; passages: Passage[] };

/** What has changed in an original, beside the passages of its translation as they are in the form. */
export default function OriginalChanges({ id, original, ...props }: OriginalChangesProps) {
  const { kind, fields } = useDocumentForm();
  const site = useSite();
  const zone = useContext(TimeZone);
  const { translations } = useApi();
  const { onShown, onMark, busy, onClose } = props;
  const read = useQuery(id, async () => {
    const { version, before, after } = await translations.changes({ kind: kind.name, id });
    onShown(version);
    const readable = (values: object) => {
      const document = { ...values, _id: original._id } as SavedDocument;
      return translatedFields(kind, kind.fieldsOf(document, zone));
    };
    return [readable(before), readable(after)] as const;
  });
  const changed = useMemo(
    () => read.value && changedIn(...read.value, translatedFields(kind, fields)),
    [read.value, kind, fields],
  );

  function goTo(line: string): void {
    onClose();
    requestAnimationFrame(() => goToPassage(line)); // the dialog returns the focus first
  }

  return (
    <Modal title={m.adminTranslations.changesTitle()} onClose={onClose}>
      {read.state === "failed" && <p>{m.adminTranslations.changesFailed()}</p>}
      {read.state === "loading" && <Loading />}
      {changed && (
        <div className="space-y-7">
          <p className="max-w-prose text-small text-muted">
            {changed.length > 0 ? m.adminTranslations.changesText() : m.adminTranslations.nothingChanged()}
          </p>
          {changed.map(({ name, key, passages }) => (
            <section key={key} aria-label={name}>
              <h3 className="caps text-muted">{name}</h3>
              <ol className="mt-2 space-y-4">
                {passages.map((passage) => (
                  <PassagePair
                    key={passage.at}
                    passage={passage}
                    languages={[original.language, fields.language || site.mainLanguage]}
                    onGoTo={goTo}
                  />
                ))}
              </ol>
            </section>
          ))}
          {onMark && (
            <Button disabled={busy} onClick={onMark}>
              {m.adminTranslations.markCurrent()}
            </Button>
          )}
        </div>
      )}
    </Modal>
  );
}

/** Fields of the same name are compared in their order. */
function changedIn(
  before: readonly ReadableField[],
  after: readonly ReadableField[],
  translation: readonly ReadableField[],
): Changed[] {
  const marks = new Set(
    [1, 2, 3, 4, 5, 6].map((level) => m.adminFields.headingMark({ level: String(level) })),
  );
  const isHeading = (line: string) => [...marks].some((mark) => line.startsWith(mark));
  const times = new Map<string, number>();
  return after.flatMap(({ name, text }) => {
    const at = times.get(name) ?? 0;
    times.set(name, at + 1);
    const textIn = (fields: readonly ReadableField[]) =>
      fields.filter((field) => field.name === name)[at]?.text ?? "";
    const texts = { before: textIn(before), after: text, translation: textIn(translation) };
    const passages = passagesOf(texts, isHeading);
    return passages.length > 0 ? [{ name, key: `${name} ${at}`, passages }] : [];
  });
}

type PassagePairProps = {
  passage: Passage;
  /** Of the original and of the translation. */
  languages: [string, string];
  onGoTo(line: string): void;
};

const side = "min-w-0 p-4";

function PassagePair({ passage, languages: [from, to], onGoTo }: PassagePairProps) {
  const { before, after, translation, above } = passage;
  const target = translation[0] ?? above;
  return (
    <li className="grid rounded-base border border-hairline bg-ground md:grid-cols-2 md:divide-x md:divide-hairline">
      <div className={side} lang={from} dir={directionOf(from)}>
        <h4 className="mb-2 text-meta text-muted">
          {m.adminTranslations.originalPassage({ language: languageName(from) })}
        </h4>
        <Suspense fallback={<p role="status">{m.common.loading()}</p>}>
          <TextDifferences before={before} after={after} />
        </Suspense>
      </div>
      <div className={`${side} max-md:border-t max-md:border-hairline`}>
        <h4 className="mb-2 text-meta text-muted">
          {m.adminTranslations.translationPassage({ language: languageName(to) })}
        </h4>
        <div lang={to} dir={directionOf(to)} className="space-y-2 font-serif">
          {translation.length === 0 && above && <p className="line-clamp-3 text-muted">{above}</p>}
          <p className="whitespace-pre-line">{translation.join("\n")}</p>
        </div>
        {translation.length === 0 && (
          <p className="mt-2 text-small font-semibold text-accent">{m.adminTranslations.newPassage()}</p>
        )}
        {target && (
          <Button variant="outline" className="mt-3" onClick={() => onGoTo(target)}>
            {m.adminTranslations.goTo()}
          </Button>
        )}
      </div>
    </li>
  );
}
