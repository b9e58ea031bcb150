import type { LoaderFunctionArgs } from "react-router";
import { type Api, api } from "#core/api.ts";
import { truncate } from "#core/truncate.ts";
import type { DocumentHead } from "#features/publishing/contract.ts";
import { type Addressed, type Kind, pathOf } from "#features/publishing/kinds.ts";
import { LinkButton } from "#ui/button.tsx";
import type { Step } from "../linked-data/institute.ts";
import { Failure } from "../shell/failure.tsx";
import { MissingPanel } from "../shell/missing-panel.tsx";
import { atItsPath, checkLanguage, isMissing, type Original, withRouteErrors } from "../site/route-errors.ts";
import { alternatesOf } from "../site/translations.ts";
import { descriptionCharacters, type Head } from "./head.ts";

type Arguments = Pick<LoaderFunctionArgs, "context" | "params" | "request">;

/** Reads the document of a page, and redirects to its URL. */
export async function readDocument<D extends Addressed & Partial<Original>>(
  { context, params, request }: Arguments,
  kind: Kind,
  read: (calls: Api, id: { id: string }) => Promise<D>,
): Promise<D> {
  const found = read(context.get(api), { id: String(params.id) });
  const document = await withRouteErrors(found, { context, request });
  await checkLanguage(document, pathOf(kind, document), { context });
  return atItsPath(document, pathOf(kind, document), { context, request });
}

type Words = {
  title: string;
  /** The whole text, which is cut. */
  description: string;
  /** The alternative text of the card, unless somebody has entered one. */
  alt?: string;
  /** The list that leads to it. */
  list: Step;
};

/** What the heads of all documents have in common. */
export function headOfDocument(
  kind: Kind,
  document: Addressed & Omit<DocumentHead, "projects">,
  { title, description, alt, list }: Words,
): Head {
  const { seoTitle, noindex, language, shareAlt } = document;
  const path = pathOf(kind, document);
  return {
    title,
    seoTitle,
    noindex,
    language,
    ownLanguage: language,
    path,
    alternates: alternatesOf(document, (each) => pathOf(kind, each)),
    description: truncate(description, descriptionCharacters),
    card: { path: `${path}/card.jpg`, alt: shareAlt || alt || title },
    trail: [list, { name: title, path }],
  };
}

type DocumentFailureProps = {
  error: unknown;
  title: string;
  missing: string;
  /** Where to go instead. */
  to: string;
  text: string;
};

export function DocumentFailure({ error, title, missing, to, text }: DocumentFailureProps) {
  if (!isMissing(error)) return <Failure error={error} />;
  return (
    <MissingPanel title={title} text={missing} error={error}>
      <LinkButton to={to}>{text}</LinkButton>
    </MissingPanel>
  );
}
