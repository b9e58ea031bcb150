import { useEffect, useEffectEvent, useState } from "react";
import type { DocumentApi } from "./kind.ts";

type RestoreOptions = {
  api: DocumentApi;
  id: string;
  /** The server has no such document, or only in the trash. */
  isGone: boolean;
  save(): void;
};

/** Restores a document that was deleted elsewhere, and saves it. Undefined where it is not in the trash. */
export function useRestoreFromTrash({ api, id, isGone, save }: RestoreOptions) {
  const [inTrash, setInTrash] = useState<string>();

  const look = useEffectEvent(async () => {
    const found = await api.read({ id }).catch(() => undefined);
    if (found?.status === "trash") setInTrash(id);
  });
  useEffect(() => {
    if (isGone) void look();
  }, [isGone]);

  async function restore(): Promise<void> {
    await api.restore({ ids: [id] }).catch(() => {}); // the save says what is wrong
    setInTrash(undefined);
    save();
  }

  return isGone && inTrash === id ? restore : undefined;
}
