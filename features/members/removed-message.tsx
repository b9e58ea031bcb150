import { useRevalidator } from "react-router";
import { offer, toast } from "#ui/flash.tsx";
import { UndoToast } from "#ui/undo-toast.tsx";

export type Removed = {
  title: string;
  /** The specified success message; collections have none. */
  done?: string;
  restore(): Promise<unknown>;
};

const message = "Moved to the trash.";

/** Says that something is in the trash, on the page that the deleting led to. */
export function RemovedMessage({ title, done, restore }: Removed) {
  const { revalidate } = useRevalidator();

  async function undo(): Promise<void> {
    await restore();
    void revalidate();
    toast("success", `“${title}” restored.`, 5000);
  }

  return <UndoToast takesFocus done={done} message={message} undo={undo} onClose={() => offer(null)} />;
}
