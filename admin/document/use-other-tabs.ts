import { useCallback, useEffect, useRef, useState } from "react";
import { writerClosed } from "#ui/local-drafts/writers.ts";

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
