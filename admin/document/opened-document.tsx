import { useNavigate } from "react-router";
import { useApi } from "#core/api.ts";
import { isAppError } from "#core/errors.ts";
import { newId } from "#core/ids.ts";
import { titleOf } from "#features/publishing/lifecycle.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { focusMain } from "#ui/focus-main.ts";
import { Loading } from "#ui/forms/loading.tsx";
import { RecoveredDrafts } from "#ui/local-drafts/recovered-drafts.tsx";
import { readDraftFiles } from "#ui/local-drafts/store.ts";
import { useRecoveredDrafts } from "#ui/local-drafts/use-recovered-drafts.ts";
import { MessagePanel } from "#ui/message-panel.tsx";
import { useQuery } from "#ui/use-query.ts";
import { DocumentForm } from "./document-form.tsx";
import type { DocumentKind, SavedDocument } from "./kind.ts";
import type { DocumentOptions } from "./use-document.ts";
import type { Content } from "./use-document-state.ts";
import { useGoBack } from "./use-go-back.ts";

type OpenedDocumentProps = Omit<DocumentOptions, "opened"> & { id: string };

/** Reads a document for its form, or says why it cannot be edited. */
export function OpenedDocument({ id, ...props }: OpenedDocumentProps) {
  const { kind, member } = props;
  const api = kind.api(useApi());
  const { paths, texts } = kind;
  const goBack = useGoBack(paths.view(id));
  const query = useQuery(id, () => open(api.read({ id })));
  const again = () => {
    focusMain();
    query.again();
  };

  if (query.state === "loading") return <Loading page />;
  if (query.state === "failed") {
    return (
      <MessagePanel level={1} {...texts.loadFailed}>
        <Button onClick={again}>Try again</Button>
        <Button look="outline" onClick={goBack}>
          Go Back
        </Button>
      </MessagePanel>
    );
  }
  if (query.value === "forbidden") {
    return (
      <MessagePanel level={1} title="Access Restricted" text={texts.forbidden}>
        <LinkButton to={paths.view(id)}>Read it</LinkButton>
      </MessagePanel>
    );
  }
  if (query.value === "not found")
    return <DocumentNotFound kind={kind} id={id} owner={member._id} onBack={goBack} />;
  if (query.value.status === "trash") {
    const restore = () => api.restore({ ids: [id] }).then(again, again);
    return (
      <MessagePanel
        level={1}
        title="In the trash"
        text={`“${titleOf(query.value)}” has been deleted. Restore it to edit it.`}
      >
        {member.role === "admin" && <Button onClick={restore}>Restore it</Button>}
        <LinkButton look="outline" to="/manage-trash">
          Go to the trash
        </LinkButton>
      </MessagePanel>
    );
  }
  return <DocumentForm {...props} opened={query.value} onTrash={again} />;
}

async function open(read: Promise<SavedDocument>): Promise<SavedDocument | "not found" | "forbidden"> {
  try {
    return await read;
  } catch (error) {
    if (isAppError(error) && [400, 404, 410].includes(error.status)) return "not found";
    if (isAppError(error) && error.code === "forbidden") return "forbidden";
    throw error;
  }
}

type NotFoundProps = {
  kind: DocumentKind;
  id: string;
  owner: string;
  onBack(): void;
};

/** Unsaved changes of a deleted document can be restored in a new one. */
function DocumentNotFound({ kind, id, owner, onBack }: NotFoundProps) {
  const navigate = useNavigate();
  const { drafts = [], discard } = useRecoveredDrafts<Content>(owner, `${kind.name}:${id}`);
  const { setAside } = useRecoveredDrafts<Content>(owner, `${kind.name}:new`);

  async function restore({ key, content }: (typeof drafts)[number]): Promise<void> {
    await setAside(
      { ...content, id: newId(), version: null, publishAt: undefined },
      await readDraftFiles(key),
    );
    await discard(key);
    await navigate(kind.paths.create);
  }

  return (
    <>
      <MessagePanel level={1} {...kind.texts.notFound}>
        <Button onClick={onBack}>Go Back</Button>
      </MessagePanel>
      <div className="page max-w-[56rem] pb-16">
        <RecoveredDrafts
          drafts={drafts}
          onRestore={restore}
          onDiscard={({ key }) => discard(key)}
          summary={({ content }) => <kind.Summary fields={content.fields} />}
        />
      </div>
    </>
  );
}
