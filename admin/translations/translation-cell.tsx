import { Check, GitCompareArrows, Plus } from "lucide-react";
import type { ComponentProps } from "react";
import { Link, useNavigate } from "react-router";
import { useApi } from "#core/api.ts";
import { languageName } from "#core/language.ts";
import { editPath, type Kind } from "#features/publishing/kinds.ts";
import type { TableRow, Translation, TranslationState } from "#features/publishing/translations-contract.ts";
import { m } from "#messages";
import { classes } from "#ui/classes.ts";
import { toast } from "#ui/flash.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { rich } from "#ui/rich.tsx";
import { ShortDay } from "#ui/time-zone.tsx";
import { translationTexts } from "../document/original/translation-texts.ts";

type TranslationCellProps = {
  kind: Kind;
  row: TableRow;
  language: string;
  /** Called after a change of the row. */
  onChange(): void;
};

/** What a document has in one language, and what can be done about it. */
export function TranslationCell({ row, language, ...props }: TranslationCellProps) {
  const translation = row.translations.find((each) => each.language === language);
  return (
    <div className="max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-2">
      <span className="font-semibold text-ink after:font-normal after:text-muted after:content-['_·'] lg:hidden">
        <bdi lang={language}>{languageName(language)}</bdi>
      </span>
      {translation ? (
        <Existing {...props} row={row} translation={translation} />
      ) : row.language === language ? (
        m.adminTranslations.originalHead()
      ) : (
        <Missing {...props} row={row} language={language} />
      )}
    </div>
  );
}

const actionLook =
  "inline-flex min-h-8 items-center gap-1.5 font-semibold text-brand underline-offset-4 hover:underline disabled:opacity-60 pointer-coarse:min-h-11";

function CellButton(props: ComponentProps<"button">) {
  return <button type="button" {...props} className={actionLook} />;
}

function Missing({ kind, row, language }: TranslationCellProps) {
  const { translations } = useApi();
  const navigate = useNavigate();
  const { run, busy, error } = useSubmit(m.adminTranslations.beginFailed());
  const begin = () =>
    run(async () => {
      const begun = await translations.begin({ kind, id: row._id, language });
      toast("success", m.adminTranslations.begun(), 8000);
      await navigate(editPath(kind, begun._id));
    });
  return (
    <>
      <span>{m.adminTranslations.missing()}</span>
      <span className="max-lg:ms-2 lg:block">
        <CellButton
          disabled={busy}
          aria-label={m.adminTranslations.beginIn({ title: row.title, language: languageName(language) })}
          onClick={begin}
        >
          <Plus aria-hidden className="size-4" />
          {m.adminTranslations.begin()}
        </CellButton>
      </span>
      {error && <span className="block w-full text-danger">{error}</span>}
    </>
  );
}

type ExistingProps = Omit<TranslationCellProps, "language"> & { translation: Translation };

function Existing({ kind, row, translation, onChange }: ExistingProps) {
  const { _id, language, changedAt, changedBy } = translation;
  const { translations } = useApi();
  const { run, busy, error } = useSubmit(m.adminTranslations.markFailed());
  const names = { title: row.title, language: languageName(language) };
  const mark = () =>
    run(async () => {
      await translations.markCurrent({ kind, id: _id, version: row.version });
      toast("success", m.adminTranslations.marked(), 5000);
      onChange();
    });
  const date = changedAt && <ShortDay instant={changedAt} />;
  return (
    <>
      <Link to={editPath(kind, _id)} className="font-semibold text-ink underline-offset-4 hover:underline">
        <span className={classes("me-2 inline-block size-2 rounded-full", dots[stateOf(translation)])} />
        {translationTexts(translation).join(" · ")}
      </Link>
      {date && (
        <>
          <span className="lg:block">
            {rich(
              changedBy === null
                ? m.adminTranslations.changedOn({ date })
                : m.adminTranslations.changedOnBy({ name: changedBy, date }),
            )}
          </span>
          <span className="flex w-full flex-wrap gap-x-4">
            <Link
              to={`${editPath(kind, _id)}#original`}
              aria-label={m.adminTranslations.compareIn(names)}
              className={actionLook}
            >
              <GitCompareArrows aria-hidden className="size-4" />
              {m.adminTranslations.compare()}
            </Link>
            <CellButton disabled={busy} aria-label={m.adminTranslations.markCurrentIn(names)} onClick={mark}>
              <Check aria-hidden className="size-4" />
              {m.adminTranslations.markCurrent()}
            </CellButton>
          </span>
          {error && <span className="block w-full text-danger">{error}</span>}
        </>
      )}
    </>
  );
}

const dots: Record<TranslationState, string> = {
  missing: "",
  draft: "border-2 border-control",
  current: "bg-success",
  changed: "bg-accent",
};

function stateOf({ status, changedAt }: Translation): TranslationState {
  if (changedAt !== null) return "changed";
  return status === "published" ? "current" : "draft";
}
