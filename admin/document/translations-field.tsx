import { Link2Off, Plus } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useSite } from "#app/site/site.ts";
import { useApi } from "#core/api.ts";
import { directionOf, languageName } from "#core/language.ts";
import { tagsOf } from "#core/site-languages.ts";
import { editPath, type Kind } from "#features/publishing/kinds.ts";
import type { Translation } from "#features/publishing/translations-contract.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/flash.tsx";
import { useSubmit } from "#ui/forms/use-submit.ts";
import { useQuery } from "#ui/use-query.ts";
import { SearchChoice } from "../combobox/search-choice.tsx";
import { useDocumentForm } from "./form-context.ts";
import { translationTexts } from "./original/translation-texts.ts";

/** Links a saved document to the same text in other languages. Takes effect at once. */
export function TranslationsField() {
  const { document, kind, fields, isAdmin } = useDocumentForm();
  if (!isAdmin) return null;
  if (!document) return <p className="text-meta text-muted">{m.adminDocument.saveBeforeLinking()}</p>;
  return <Translations key={document._id} kind={kind.name} id={document._id} language={fields.language} />;
}

type TranslationsProps = {
  kind: Kind;
  id: string;
  /** Of the document. Empty: that of the site. */
  language: string;
};

function Translations({ kind, id, language }: TranslationsProps) {
  const { translations } = useApi();
  const site = useSite();
  const navigate = useNavigate();
  const [changes, setChanges] = useState(0);
  const { run, error } = useSubmit(m.adminDocument.pleaseTryAgain());
  const linked = useQuery(`${id} ${changes}`, () => translations.list({ kind, id }));

  const change = (work: () => Promise<unknown>, done: string) =>
    void run(async () => {
      await work();
      setChanges(changes + 1);
      toast("success", done, 5000);
    });

  const taken = [language || site.mainLanguage, ...(linked.value ?? []).map((each) => each.language)];
  const missing = tagsOf({ ...site, language: site.mainLanguage }).filter((tag) => !taken.includes(tag));

  const begin = (chosen: string) =>
    void run(async () => {
      const begun = await translations.begin({ kind, id, language: chosen });
      toast("success", m.adminTranslations.begun(), 8000);
      await navigate(editPath(kind, begun._id));
    });

  async function find(q: string) {
    const found = await translations.find({ kind, id, q });
    return found
      .filter(({ _id }) => !linked.value?.some((each) => each._id === _id))
      .map(({ _id: key, title: text, language }) => ({ key, text, note: languageName(language) }));
  }

  return (
    <div className="space-y-3">
      {linked.value && linked.value.length > 0 && (
        <ul
          aria-label={m.adminDocument.translations()}
          className="divide-y divide-hairline rounded-base border border-hairline"
        >
          {linked.value.map((translation) => (
            <LinkedTranslation key={translation._id} kind={kind} translation={translation} />
          ))}
        </ul>
      )}
      {linked.value &&
        missing.map((tag) => (
          <Button key={tag} variant="outline" onClick={() => begin(tag)}>
            <Plus aria-hidden className="size-4.5" />
            {m.adminTranslations.beginMissing({ language: languageName(tag) })}
          </Button>
        ))}
      <SearchChoice
        label={m.adminDocument.linkTranslation()}
        hint={m.adminDocument.linkTranslationHint()}
        error={error}
        find={find}
        onChoose={({ key, text }) =>
          change(() => translations.link({ kind, id, other: key }), m.adminDocument.linked({ title: text }))
        }
      />
      {linked.value && linked.value.length > 0 && (
        <Button
          variant="outline"
          onClick={() => change(() => translations.unlink({ kind, id }), m.adminDocument.unlinked())}
        >
          <Link2Off aria-hidden className="size-4.5" />
          {m.adminDocument.unlink()}
        </Button>
      )}
    </div>
  );
}

type LinkedTranslationProps = { kind: Kind; translation: Translation };

function LinkedTranslation({ kind, translation }: LinkedTranslationProps) {
  const { _id, title, language } = translation;
  const name = languageName(language);
  const note = translationTexts(translation).join(" · ");
  return (
    <li className="px-3.5 py-2 text-small">
      <Link
        to={editPath(kind, _id) + (translation.changedAt === null ? "" : "#original")}
        lang={language}
        dir={directionOf(language)}
        className="block py-1 font-semibold text-brand wrap-anywhere underline-offset-4 hover:underline"
      >
        {title}
      </Link>
      <span className="text-meta text-muted">
        <bdi lang={language}>{name}</bdi>
        {note && ` · ${note}`}
      </span>
    </li>
  );
}
