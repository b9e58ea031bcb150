import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { isAppError } from "#core/errors.ts";
import { useSignInUrl } from "#features/members/return-to.ts";
import { useSession } from "#features/members/session.ts";
import { m } from "#messages";
import { Banner } from "#ui/forms/banner.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Link } from "#ui/link.tsx";
import { rich } from "#ui/rich.tsx";
import { useFocusAfterRender } from "#ui/use-focus-after-render.ts";
import { draftFor, draftKey, keepDraft } from "./draft.ts";
import { SendLinkAgain } from "./send-link-again.tsx";

const max = 5000; // characters
const link = "font-semibold text-brand underline underline-offset-4";

type CommentFormProps = {
  blog: string;
  /** True if the comment waits for a decision. */
  add(text: string): Promise<boolean>;
};

type SaveError = { words: string; logIn?: boolean; verify?: boolean };

/** Keeps the text in this tab until it is posted, also through a login. */
export function CommentForm({ blog, add }: CommentFormProps) {
  const { member } = useSession();
  const login = useSignInUrl();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [saveError, setSaveError] = useState<SaveError>();
  const [isWaiting, setWaiting] = useState(false);
  const left = max - text.length;
  const focusComments = useFocusAfterRender(!busy, focusTitle);

  // Text may have been typed before hydration.
  useEffect(() => {
    const early = form.current?.querySelector("textarea")?.value ?? "";
    if (early) keepDraft(blog, early);
    setText(early || draftFor(blog));
  }, [blog]);

  function write(next: string): void {
    setText(next);
    keepDraft(blog, next);
  }

  async function post(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const words = text.trim();
    if (!words) return;
    if (!member) return setSaveError({ words: m.comments.logInToComment(), logIn: true });
    setBusy(true);
    setSaveError(undefined);
    setWaiting(false);
    try {
      setWaiting(await add(words));
      write("");
      focusComments();
    } catch (error) {
      setSaveError(errorOf(error));
    } finally {
      setBusy(false);
    }
  }

  const toLogin = (text: string) => (
    <Link to={login} rel="nofollow" className={link}>
      {text}
    </Link>
  );
  return (
    <form ref={form} onSubmit={post} className="no-print needs-script mt-6">
      <TextField
        label={m.comments.addLabel()}
        name="text"
        data-draft={draftKey(blog)}
        dir="auto"
        rows={3}
        value={text}
        onChange={(event) => write(event.target.value)}
        error={left < 0 ? m.comments.tooLong({ count: -left }) : undefined}
        hint={m.comments.textHint()}
      />
      {saveError && (
        <Banner kind="error" className="mt-4">
          <p>{saveError.words}</p>
          {saveError.logIn && (
            <p className="mt-1 font-normal">{rich(m.comments.textKept({ link: toLogin }))}</p>
          )}
          {saveError.verify && <SendLinkAgain />}
        </Banner>
      )}
      {isWaiting && (
        <Banner kind="success" className="mt-4">
          {m.comments.waits()}
        </Banner>
      )}
      <div className="mt-4 flex min-h-11 flex-col items-start gap-x-5 gap-y-3 sm:flex-row sm:items-center">
        <SubmitButton busy={busy} busyText={m.comments.posting()} disabled={text.trim() === "" || left < 0}>
          {m.comments.post()}
        </SubmitButton>
        <p className="max-w-full truncate text-small text-muted">
          {member && m.comments.writer({ name: member.name })}
          {!member && !saveError?.logIn && (
            <span className="for-visitors-words">{rich(m.comments.join({ link: toLogin }))}</span>
          )}
        </p>
      </div>
    </form>
  );
}

/** The button loses the focus when it is disabled. */
function focusTitle(): void {
  if (document.activeElement !== document.body) return;
  document.getElementById("comments-title")?.focus({ preventScroll: true });
}

function errorOf(error: unknown): SaveError {
  if (!isAppError(error)) return { words: m.comments.postFailed() };
  if (error.status === 401) return { words: m.comments.sessionEnded(), logIn: true };
  if (error.code === "unverified") return { words: m.comments.verifyFirst(), verify: true };
  const [first] = error.errors;
  return { words: first?.msg || error.message || m.comments.postFailed() };
}
