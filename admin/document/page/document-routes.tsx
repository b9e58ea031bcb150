import type { MetaArgs } from "react-router";
import type { FormHandle } from "#admin/guard.tsx";
import { head } from "#app/page/head.ts";
import { mainList } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { type DocumentKind, headingOf } from "../kind.ts";
import { DocumentPage } from "./document-page.tsx";

/** The exports of the layout route with the form of a kind, at the URLs where it creates and edits. */
export function documentRoutes(kind: DocumentKind) {
  const { creating, editing } = kind.texts;
  return {
    handle: (({ id }) => (id === undefined ? creating : editing)) satisfies FormHandle,
    meta(args: MetaArgs) {
      const isNew = args.params.id === undefined;
      const type = new URLSearchParams(args.location.search).get("type");
      const title = isNew
        ? headingOf(kind, kind.initial(type), { isNew, type })
        : m.adminDocument.editHeading({ noun: mainList(kind.name).noun });
      return head(args, { title, description: (isNew ? creating : editing).description(), path: null });
    },
    Component: () => <DocumentPage kind={kind} />,
  };
}
