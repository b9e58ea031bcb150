import type { ReactNode } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRouteError } from "react-router";
import type { Api } from "#core/api.ts";
import type { PlainBase } from "#features/plain-documents/contract.ts";
import { kinds, type PlainKind } from "#features/publishing/kinds.ts";
import { BackLink } from "#ui/back-link.tsx";
import { withItsFrames } from "../first-policy.ts";
import { DocumentFailure, headOfDocument, readDocument } from "../page/document.tsx";
import { headOf } from "../page/head.ts";
import { withoutArticle } from "../page/page-data.ts";
import type { Site } from "../site/site.ts";
import { plainTexts } from "./texts.ts";

type Options<P> = {
  read(calls: Api, id: { id: string }): Promise<P>;
  /** Its schema.org data. */
  things: ((document: P, site: Site) => object[]) | undefined;
  Page(props: { document: P }): ReactNode;
};

/** The exports of the route module with the page of a document of a plain kind. */
export function plainPage<P extends Omit<PlainBase, "article" | "people"> & { article?: string }>(
  kind: PlainKind,
  { read, things, Page }: Options<P>,
) {
  const texts = plainTexts[kind];
  const list = `/${kinds[kind].folder}`;

  async function clientLoader(args: Pick<LoaderFunctionArgs, "context" | "params" | "request">) {
    const document = await readDocument(args, kind, read);
    withItsFrames(document.article ?? "", args.request);
    return document;
  }

  const loader = async (args: LoaderFunctionArgs) => withoutArticle(await clientLoader(args));

  const meta = (args: Parameters<typeof headOf<P>>[0]) =>
    headOf(
      args,
      (document) => {
        const { title, excerpt } = document;
        const words = { title, description: excerpt || title, list: { name: texts.listName(), path: list } };
        return {
          ...headOfDocument(kind, document, words),
          things: things && ((site) => things(document, site)),
        };
      },
      texts.absent(),
    );

  function Component() {
    const document = useLoaderData() as P;
    return (
      <>
        <div className="page pt-4">
          <BackLink to={list}>{texts.all()}</BackLink>
        </div>
        <Page key={document._id} document={document} />
      </>
    );
  }

  function ErrorBoundary() {
    return (
      <DocumentFailure
        error={useRouteError()}
        title={texts.missingTitle()}
        missing={texts.missing()}
        to={list}
        text={texts.all()}
      />
    );
  }

  return { loader, clientLoader, meta, Component, ErrorBoundary };
}
