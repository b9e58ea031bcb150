import { useRevalidator } from "react-router";
import { m } from "#messages";
import { offer, toast } from "#ui/flash.tsx";
import { UndoToast } from "#ui/undo-toast.tsx";

export type Removed = {
  title: string;
  /** The specified success message; collections have none. */
  done?: string;
  restore(): Promise<unknown>;
};

/** Says that something is in the trash, on the page that the deleting led to. */
export function RemovedMessage({ title, done, restore }: Removed) {
  const { revalidate } = useRevalidator();

  async function undo(): Promise<void> {
    await restore();
    void revalidate();
    toast("success", m.adminDelete.restored({ title }), 5000);
  }

  return (
    <UndoToast
      takesFocus
      done={done}
      message={m.adminDelete.moved()}
      undo={undo}
      onClose={() => offer(null)}
    />
  );
}
