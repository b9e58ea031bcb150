import { Camera } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { isAppError } from "#core/errors.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Banner } from "#ui/forms/banner.tsx";
import { useFocusAfterRender } from "#ui/use-focus-after-render.ts";
import { useRestoreFocus } from "#ui/use-restore-focus.ts";
import type { Member, MemberFunctions } from "../../contract.ts";

const mostBytes = 5 * 1024 * 1024;
const notAnImage = "Please select a valid image file";
const tooLarge = "Image size must be less than 5MB";

type AvatarPickerProps = {
  member: Member;
  members: Pick<MemberFunctions, "updateProfile" | "uploadAvatar">;
  /** The picture is another one now: what to say. */
  onChanged(avatar: string | null, message: string): void;
};

/** The picture of a member with a camera on it, which opens the files of the device, and a way to be without one. */
export function AvatarPicker({ member, members, onChanged }: AvatarPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const camera = useRestoreFocus<HTMLButtonElement>(busy);
  const focusCamera = useFocusAfterRender(!busy, () => camera.current?.focus());

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = currentTarget.files?.[0];
    currentTarget.value = ""; // so that the same file can be chosen once more
    if (!file) return;
    if (!file.type.startsWith("image/")) return setFailure(notAnImage);
    if (file.size >= mostBytes) return setFailure(tooLarge);
    await change(async () => {
      const { imageUrl } = await members.uploadAvatar({ file });
      onChanged(imageUrl, "Profile picture updated successfully!");
    }, reasonOf);
  }

  async function remove(): Promise<void> {
    await change(
      async () => {
        await members.updateProfile({ avatar: "" });
        focusCamera(); // the button that was pressed goes with the picture
        onChanged(null, "Profile picture removed");
      },
      () => "Failed to remove the picture. Please try again.",
    );
  }

  async function change(work: () => Promise<void>, reason: (error: unknown) => string): Promise<void> {
    setBusy(true);
    setFailure("");
    try {
      await work();
    } catch (error) {
      setFailure(reason(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col items-start">
      <div className="relative">
        <Avatar
          key={member.avatar}
          name={member.name}
          src={member.avatar}
          className="size-28 text-[2.75rem] md:size-36 md:text-[3.5rem]"
        />
        <button
          ref={camera}
          type="button"
          disabled={busy}
          aria-label="Change photo"
          onClick={() => input.current?.click()}
          className="button absolute -right-1 -bottom-1 inline-flex size-11 items-center justify-center rounded-full border-2 border-surface bg-brand text-on-brand hover:bg-ink hover:text-ground disabled:opacity-60"
        >
          <Camera aria-hidden className="size-5" />
        </button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label="Photo"
          tabIndex={-1}
          onChange={choose}
          className="hidden"
        />
      </div>
      <p role="status" className="mt-4 max-w-[11rem] text-meta text-muted">
        {busy ? "Uploading..." : "Click the camera icon to change your photo"}
      </p>
      {member.avatar && (
        <Button look="outline" className="mt-3" disabled={busy} onClick={remove}>
          Remove photo
        </Button>
      )}
      {failure && (
        <Banner kind="error" className="mt-3">
          {failure}
        </Banner>
      )}
    </div>
  );
}

/** The two reasons that a member can do something about; for the rest, try again. */
function reasonOf(error: unknown): string {
  if (isAppError(error) && error.code === "too_large") return tooLarge;
  if (isAppError(error) && error.code === "unsupported_media_type") return notAnImage;
  return "Failed to upload image. Please try again.";
}
