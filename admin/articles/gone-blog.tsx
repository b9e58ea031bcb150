import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { RecoveredDraft } from "#ui/local-drafts/recovered-draft.tsx";
import { useRecoveredDrafts } from "#ui/local-drafts/use-recovered-drafts.ts";
import { MessagePanel } from "#ui/message-panel.tsx";
import { Beginning } from "./recovered-article.tsx";
import type { BlogWork } from "./use-writing.ts";

type GoneBlogProps = { id: string; owner: string; onBack(): void };

/** An article that is not there, or not for this member. What the member has written of it can still be had. */
export function GoneBlog({ id, owner, onBack }: GoneBlogProps) {
  const navigate = useNavigate();
  const { before, discard, filesOf } = useRecoveredDrafts<BlogWork>(owner, `blog:${id}`);
  const elsewhere = useRecoveredDrafts<BlogWork>(owner, "blog:new");

  async function open({ key, work }: NonNullable<typeof before>[number]): Promise<void> {
    await elsewhere.setAside({ ...work, version: null }, await filesOf(key));
    await discard(key);
    await navigate("/create-blog");
  }

  return (
    <>
      <MessagePanel
        level={1}
        title="Blog not found"
        text="The blog you're looking for doesn't exist or has been removed."
      >
        <Button onClick={onBack}>Go Back</Button>
      </MessagePanel>
      <div className="page max-w-[56rem] pb-16">
        <RecoveredDraft
          before={before ?? []}
          onRestore={open}
          onDiscard={({ key }) => discard(key)}
          glance={({ work }) => <Beginning fields={work.fields} />}
        />
      </div>
    </>
  );
}
