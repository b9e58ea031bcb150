import { type ReactNode, Suspense, useState } from "react";
import { Await, useAsyncError } from "react-router";
import { useApi } from "#core/api.ts";
import { messageOf } from "#core/errors.ts";
import { pageWithFileAccess, readFileAccess } from "#features/members/file-access.ts";
import { session } from "#features/members/session.ts";
import { m } from "#messages";
import { MessagePanel } from "#ui/message-panel.tsx";

type PagePreviewProps<Page> = { load(): Promise<Page>; children(page: Page): ReactNode };

/** Loads what a preview shows, once. */
export function PagePreview<Page>({ load, children }: PagePreviewProps<Page>) {
  const { members } = useApi();
  const [page] = useState(async () => {
    await readFileAccess(members, session.token());
    return pageWithFileAccess(await load());
  });
  return (
    <Suspense fallback={<PreviewLoading />}>
      <Await resolve={page} errorElement={<NoPreview />}>
        {children}
      </Await>
    </Suspense>
  );
}

export function PreviewLoading() {
  return (
    <p role="status" className="py-24 text-center text-muted">
      {m.common.loading()}
    </p>
  );
}

function NoPreview() {
  const error = useAsyncError();
  const text = messageOf(error, m.adminDocument.pleaseTryAgain());
  return <MessagePanel title={m.adminDocument.noPreview()} text={text} />;
}
