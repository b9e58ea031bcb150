import { useCallback, useEffect, useRef, useState } from "react";
import { writerClosed } from "#ui/local-drafts/writers.ts";
import { useForm } from "./form-context.ts";
import { nounOf } from "./kind.ts";

type Message = { subject: string; writer: string; says: "hello" | "here" | "saved" };

/** Whether the same document is open in other tabs of this browser, and whether one of them has saved it. */
export function useOtherTabs(subject: string, writer: string | undefined) {
  const [others, setOthers] = useState<string[]>([]);
  const [isSavedElsewhere, setSavedElsewhere] = useState(false);
  const channel = useRef<BroadcastChannel>(null);

  useEffect(() => {
    if (!writer) return;
    const closed = new AbortController();
    const opened = new BroadcastChannel("documents");
    channel.current = opened;
    const say = (says: Message["says"]) => opened.postMessage({ subject, writer, says } satisfies Message);

    function meet(other: string): void {
      setOthers((known) => (known.includes(other) ? known : [...known, other]));
      writerClosed(other, closed.signal).then(
        () => setOthers((known) => known.filter((tab) => tab !== other)),
        () => {}, // this page was closed first
      );
    }

    opened.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.subject !== subject) return;
      if (data.says === "saved") setSavedElsewhere(true);
      else meet(data.writer);
      if (data.says === "hello") say("here");
    };
    say("hello");
    return () => {
      closed.abort();
      opened.close();
      channel.current = null;
    };
  }, [subject, writer]);

  const announceSave = useCallback(() => {
    setSavedElsewhere(false);
    if (writer) channel.current?.postMessage({ subject, writer, says: "saved" } satisfies Message);
  }, [subject, writer]);

  return { isOpenElsewhere: others.length > 0, isSavedElsewhere, announceSave };
}

export function OtherTabs() {
  const { kind, fields, tabs } = useForm();
  const { isOpenElsewhere, isSavedElsewhere } = tabs;
  if (!isOpenElsewhere && !isSavedElsewhere) return null;
  const [what, then] = isSavedElsewhere
    ? ["has been saved in another tab", "When you save here, you see both texts and choose one."]
    : ["is open in another tab", "Neither tab overwrites the other without asking you."];
  return (
    <p
      role="status"
      className="rounded-base border border-l-4 border-hairline border-l-info bg-surface px-5 py-4 text-small"
    >
      <span className="font-semibold">
        This {nounOf(kind, fields)} {what}.
      </span>{" "}
      {then}
    </p>
  );
}
