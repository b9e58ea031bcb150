import { type ReactNode, Suspense, startTransition, useState } from "react";
import { Await } from "react-router";
import { useApi } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import { pathOf } from "#features/publishing/kinds.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { m } from "#messages";
import { Button, LinkButton } from "#ui/button.tsx";
import { offer } from "#ui/flash.tsx";
import { focusMain } from "#ui/focus-main.ts";
import { Loading } from "#ui/forms/loading.tsx";
import { MessagePanel } from "#ui/message-panel.tsx";
import { latestOf } from "../conflicts.ts";
import type { SavedDocument } from "../document-api.ts";
import { DocumentNotFound, idOfDrafts } from "../document-not-found.tsx";
import type { PublishedOptions } from "../document-options.ts";

import { useGoBack } from "../use-go-back.ts";
import { DocumentForm } from "./document-form.tsx";

type Opened = Pick<PublishedOptions, "latest"> & { opened: SavedDocument };
type OpenedDocumentProps = Omit<PublishedOptions, "opened" | "latest"> & { id: string };

/** Reads a document for its form, or says why it cannot be edited. */
export function OpenedDocument({ id, ...props }: OpenedDocumentProps) {
  const { kind, member, isContinued, timeZone } = props;
  const client = useApi();
  const api = kind.api(client);
  const { texts } = kind;
  const path = pathOf(kind.name, { _id: id });
  const goBack = useGoBack(path);
  const [opened, setOpened] = useState(open);

  async function read(): Promise<Opened | { lostId: string } | "forbidden"> {
    try {
      const opened = await api.read({ id });
      if (opened.unpublishedVersion === null) return { opened };
      const reading = { kind, client, memberId: member._id, timeZone };
      return { opened, latest: await latestOf(reading, opened) };
    } catch (error) {
      if (isAppError(error) && [400, 404, 410].includes(error.status))
        return { lostId: await idOfDrafts(member._id, kind, id).catch(() => id) };
      if (isAppError(error) && error.code === "forbidden") return "forbidden";
      throw error;
    }
  }

  function open(): ReturnType<typeof read> {
    const answer = read();
    answer.catch(() => {}); // it may fail before React renders what shows it
    return answer;
  }

  function reload(): void {
    offer(null); // to undo what is undone now
    focusMain();
    startTransition(() => setOpened(open()));
  }

  function show(answer: Awaited<typeof opened>): ReactNode {
    const isFound = typeof answer === "object" && "opened" in answer;
    if (isContinued) {
      const draft = isFound && answer.opened.status === "draft" ? answer.opened : undefined;
      return <DocumentForm {...props} opened={draft} isContinued={draft && true} />;
    }
    if (answer === "forbidden") {
      return (
        <MessagePanel level={1} title={m.adminDocument.accessRestricted()} text={texts.forbidden()}>
          <LinkButton to={path}>{m.adminDocument.readIt()}</LinkButton>
        </MessagePanel>
      );
    }
    if (!isFound)
      return <DocumentNotFound kind={kind} id={answer.lostId} owner={member._id} onBack={goBack} />;
    const { opened: document } = answer;
    const onTrash = kind.isBuiltIn?.(document) ? undefined : reload;
    if (document.status !== "trash") return <DocumentForm {...props} {...answer} onTrash={onTrash} />;
    const text = m.adminDocument.inTrashText({ title: titleOf(document) });
    const restore = () => api.restore({ ids: [document._id] }).then(reload, reload);
    return (
      <MessagePanel level={1} title={m.adminDocument.statusTrash()} text={text}>
        {member.role === "admin" && <Button onClick={restore}>{m.adminDocument.restoreIt()}</Button>}
        <LinkButton variant="outline" to="/manage-trash">
          {m.adminDocument.goToTrash()}
        </LinkButton>
      </MessagePanel>
    );
  }

  const failed = (
    <MessagePanel level={1} title={texts.loadFailed.title()} text={texts.loadFailed.text()}>
      <Button onClick={reload}>{m.common.tryAgain()}</Button>
      <Button variant="outline" onClick={goBack}>
        {m.adminDocument.goBack()}
      </Button>
    </MessagePanel>
  );
  return (
    <Suspense fallback={<Loading page />}>
      <Await resolve={opened} errorElement={failed}>
        {show}
      </Await>
    </Suspense>
  );
}
