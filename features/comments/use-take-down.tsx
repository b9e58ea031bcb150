import { type ReactNode, Suspense, useState } from "react";
import { useToast } from "#ui/toast.tsx";
import { useFocusAfterRender } from "#ui/use-focus-after-render.ts";
import type { Comment, CommentFunctions } from "./contract.ts";
import { TakeDownDialog } from "./lazy-take-down-dialog.ts";

export function useTakingDown(
  takeDown: CommentFunctions["takeDown"],
  done: () => void,
): { dialog: ReactNode; ask(comment: Comment): void } {
  const [asked, setAsked] = useState<Comment>();
  const [needed, setNeeded] = useState(false);
  const { notice, tell } = useToast();
  const focusElsewhere = useFocusAfterRender(!asked, done);

  return {
    dialog: (
      <>
        {needed && (
          <Suspense>
            <TakeDownDialog
              comment={asked}
              takeDown={takeDown}
              onDone={() => {
                focusElsewhere();
                setAsked(undefined);
                tell("success", "Comment taken down");
              }}
              onClose={() => setAsked(undefined)}
            />
          </Suspense>
        )}
        {notice}
      </>
    ),
    ask(comment) {
      setNeeded(true);
      setAsked(comment);
    },
  };
}
