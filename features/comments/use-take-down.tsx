import { type ReactNode, Suspense, useState } from "react";
import { useToast } from "#ui/toast.tsx";
import { useFocusAfterRender } from "#ui/use-focus-after-render.ts";
import type { Comment, CommentFunctions } from "./contract.ts";
import { TakeDownDialog } from "./lazy-take-down-dialog.ts";

export function useTakingDown(
  takeDown: CommentFunctions["takeDown"],
  done: () => void,
): { dialog: ReactNode; ask(comment: Comment): void } {
  const [confirming, setConfirming] = useState<Comment>();
  const [needed, setNeeded] = useState(false);
  const { toast, tell } = useToast();
  const focusElsewhere = useFocusAfterRender(!confirming, done);

  return {
    dialog: (
      <>
        {needed && (
          <Suspense>
            <TakeDownDialog
              comment={confirming}
              takeDown={takeDown}
              onDone={() => {
                focusElsewhere();
                setConfirming(undefined);
                tell("success", "Comment taken down");
              }}
              onClose={() => setConfirming(undefined)}
            />
          </Suspense>
        )}
        {toast}
      </>
    ),
    ask(comment) {
      setNeeded(true);
      setConfirming(comment);
    },
  };
}
