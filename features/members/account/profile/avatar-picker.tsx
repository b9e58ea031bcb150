import { Camera } from "lucide-react";
import { useRef } from "react";
import { m } from "#messages";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/flash.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { useActionForm } from "#ui/forms/use-action-form.ts";
import { useFocusAfterRender } from "#ui/use-focus-after-render.ts";
import { useRestoreFocus } from "#ui/use-restore-focus.ts";
import type { Member } from "../../contract.ts";

export function AvatarPicker({ member }: { member: Member }) {
  const input = useRef<HTMLInputElement>(null);
  const { busy, error, submit } = useActionForm<{ message: string }>(({ message }) =>
    toast("success", message),
  );
  const camera = useRestoreFocus<HTMLButtonElement>(busy);
  // The button that was pressed goes with the picture.
  const focusCamera = useFocusAfterRender(!busy && !member.avatar, () => camera.current?.focus());

  function upload(file: File | undefined): void {
    if (!file) return;
    const form = new FormData();
    form.append("intent", "photo");
    form.append("photo", file);
    void submit(form, { method: "post", encType: "multipart/form-data" });
  }

  return (
    <div className="flex flex-col items-start">
      <div className="relative">
        <Avatar
          key={member.avatar}
          name={member.name}
          src={member.avatar}
          sizes="9rem"
          className="size-28 text-[2.75rem] md:size-36 md:text-[3.5rem]"
        />
        <button
          ref={camera}
          type="button"
          disabled={busy}
          aria-label={m.members.changePhoto()}
          onClick={() => input.current?.click()}
          className="button absolute -end-1 -bottom-1 inline-flex size-11 items-center justify-center rounded-full border-2 border-surface bg-brand text-on-brand hover:bg-ink hover:text-ground disabled:opacity-60"
        >
          <Camera aria-hidden className="size-5" />
        </button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={m.members.photo()}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            upload(currentTarget.files?.[0]);
            currentTarget.value = ""; // so that the same file can be chosen again
          }}
          className="hidden"
        />
      </div>
      <p role="status" className="mt-4 max-w-[11rem] text-meta text-muted">
        {busy ? m.members.uploadingPhoto() : m.members.changePhotoHint()}
      </p>
      {member.avatar && (
        <Button
          variant="outline"
          className="mt-3"
          disabled={busy}
          onClick={() => {
            focusCamera();
            void submit({ intent: "remove photo" }, { method: "post" });
          }}
        >
          {m.members.removePhoto()}
        </Button>
      )}
      <Banner kind="error" className="mt-3">
        {error}
      </Banner>
    </div>
  );
}
