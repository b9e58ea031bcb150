import { Link2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages";
import { Button } from "./button.tsx";
import { copyText } from "./copy-text.ts";
import { useToast } from "./toast.tsx";

/**
 * Copies the URL. If the clipboard is blocked, opens the device's share sheet; failing that, shows the URL.
 */
export function ShareButton() {
  const [address, setAddress] = useState<string | null>(null);
  const { toast, tell } = useToast();

  async function share(): Promise<void> {
    // The link has no hash.
    const { origin, pathname } = window.location;
    const link = origin + pathname;
    if (await copyText(link)) tell("success", m.share.copied());
    else if (!(await handOver(link))) setAddress(link);
  }

  return (
    <>
      <Button variant="outline" className="needs-script" onClick={share}>
        <Link2 aria-hidden className="size-4.5" />
        {m.share.share()}
      </Button>
      {address && (
        <label className="flex min-w-0 grow items-center gap-2 text-meta">
          <span className="shrink-0">{m.share.copyLink()}</span>
          <input
            readOnly
            value={address}
            ref={select}
            className="min-h-11 min-w-0 grow rounded-base border border-control bg-surface px-3"
          />
        </label>
      )}
      {toast}
    </>
  );
}

/** Closing the share sheet counts as success. */
async function handOver(url: string): Promise<boolean> {
  try {
    await navigator.share({ title: document.title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

function select(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
