import type { ReactNode } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRouteError } from "react-router";
import { type Api, api } from "#core/api.ts";
import { truncate } from "#core/truncate.ts";
import type { PlainBase } from "#features/plain-documents/contract.ts";
import { kinds, mainList, type PlainKind, pathOf } from "#features/publishing/kinds.ts";
import { BackLink } from "#ui/back-link.tsx";
import { LinkButton } from "#ui/button.tsx";
import { withItsFrames } from "../first-policy.ts";
import { descriptionCharacters, headOf } from "../page/head.ts";
import { withoutArticle } from "../page/page-data.ts";
import { Failure } from "../shell/failure.tsx";
import { MissingPanel } from "../shell/missing-panel.tsx";
import { atItsPath, isMissing, newestIn, withRouteErrors } from "../site/route-errors.ts";
import type { Site } from "../site/site.ts";
import { alternatesOf } from "../site/translations.ts";

type Options<P> = {
  read(calls: Api, id: { id: string }): Promise<P>;
  /** Its schema.org data. */
  things(document: P, site: Site): object[];
  Page(props: { document: P }): ReactNode;
};

/** The exports of the route module with the page of a document of a plain kind. */
export function plainPage<P extends Omit<PlainBase, "article" | "people"> & { article?: string }>(
  kind: PlainKind,
  { read, things, Page }: Options<P>,
) {
  const { title: all, name, noun, nouns } = mainList(kind);
  const list = `/${kinds[kind].folder}`;

  async function clientLoader({
    context,
    params,
    request,
  }: Pick<LoaderFunctionArgs, "context" | "params" | "request">): Promise<P> {
    const found = read(context.get(api), { id: String(params.id) });
    const document = await withRouteErrors(found, { context, request });
    withItsFrames(document.article ?? "", request);
    return atItsPath(document, pathOf(kind, document), request);
  }

  const loader = async (args: LoaderFunctionArgs) => withoutArticle(await clientLoader(args));

  const meta = (args: Parameters<typeof headOf<P>>[0]) =>
    headOf(
      args,
      (document) => {
        const { title, seoTitle, noindex, language, shareAlt, excerpt } = document;
        const path = pathOf(kind, document);
        return {
          title,
          seoTitle,
          noindex,
          language,
          path,
          alternates: alternatesOf(document, (each) => pathOf(kind, each)),
          description: truncate(excerpt || title, descriptionCharacters),
          card: { path: `${path}/card.jpg`, alt: shareAlt || title },
          trail: [
            { name: all, path: list },
            { name: title, path },
          ],
          things: (site) => things(document, site),
        };
      },
      `${name} Not Found`,
    );

  function Component() {
    const document = useLoaderData() as P;
    return (
      <>
        <div className="page pt-4">
          <BackLink to={list}>{`All ${nouns}`}</BackLink>
        </div>
        <Page key={document._id} document={document} />
      </>
    );
  }

  function ErrorBoundary() {
    const error = useRouteError();
    if (!isMissing(error)) return <Failure error={error} />;
    return (
      <MissingPanel
        title={`${name} not found`}
        text={`The ${noun} you're looking for doesn't exist or has been removed.`}
        newest={newestIn(error)}
      >
        <LinkButton to={list}>{`All ${nouns}`}</LinkButton>
      </MissingPanel>
    );
  }

  return { loader, clientLoader, meta, Component, ErrorBoundary };
}
