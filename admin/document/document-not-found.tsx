import { useNavigate } from "react-router";
import { newId } from "#core/ids.ts";
import { createPath } from "#features/publishing/kinds.ts";
import { m } from "#messages";
import { Button } from "#ui/button.tsx";
import { RecoveredDrafts } from "#ui/local-drafts/recovered-drafts.tsx";
import { readDraftFiles, readDraftsOfKind } from "#ui/local-drafts/store.ts";
import { useRecoveredDrafts } from "#ui/local-drafts/use-recovered-drafts.ts";
import { MessagePanel } from "#ui/message-panel.tsx";
import type { DocumentKind, SharedFields } from "./kind.ts";
import type { Content } from "./state.ts";

type NotFoundProps = {
  kind: DocumentKind;
  id: string;
  owner: string;
  onBack(): void;
};

/** The id of the document of local drafts that had a slug; the slug itself, which may be an id, without drafts. */
export async function idOfDrafts(owner: string, { name }: DocumentKind, slug: string): Promise<string> {
  const drafts = await readDraftsOfKind<Content>(owner, name);
  return drafts.find(({ content }) => content.savedSlug === slug)?.content.id ?? slug;
}

/** Unsaved changes of a deleted document can be restored in a new one. */
export function DocumentNotFound({ kind, id, owner, onBack }: NotFoundProps) {
  const navigate = useNavigate();
  const { drafts = [], discard } = useRecoveredDrafts<Content>(owner, `${kind.name}:${id}`);
  const { setAside } = useRecoveredDrafts<Content>(owner, `${kind.name}:new`);

  const { title, text } = kind.texts.notFound;

  async function restore({ key, content }: (typeof drafts)[number]): Promise<void> {
    await setAside(
      { ...content, id: newId(), version: null, publishAt: undefined, savedSlug: undefined },
      await readDraftFiles(key),
    );
    await discard(key);
    await navigate(createPath(kind.name));
  }

  return (
    <>
      <MessagePanel level={1} title={title()} text={text()}>
        <Button onClick={onBack}>{m.adminDocument.goBack()}</Button>
      </MessagePanel>
      <div className="page max-w-[56rem] pb-16">
        <RecoveredDrafts
          drafts={drafts}
          onRestore={restore}
          onDiscard={({ key }) => discard(key)}
          summary={({ content }) => <kind.Summary fields={content.fields as SharedFields} />}
        />
      </div>
    </>
  );
}
