import { useCallback, useEffect, useRef, useState } from "react";
import { writerClosed } from "#ui/local-drafts/writers.ts";

type Message = { subject: string; writer: string; says: "hello" | "here" | "saved" };

/** The other tabs of this browser in which the same blog is being written, and whether one of them has saved it. */
export function useOtherTabs(subject: string, writer: string | undefined) {
  const [others, setOthers] = useState<string[]>([]);
  const [savedThere, setSavedThere] = useState(false);
  const channel = useRef<BroadcastChannel>(null);

  useEffect(() => {
    if (!writer) return;
    const gone = new AbortController();
    const open = new BroadcastChannel("desk");
    channel.current = open;
    const say = (says: Message["says"]) => open.postMessage({ subject, writer, says } satisfies Message);

    function meet(other: string): void {
      setOthers((known) => (known.includes(other) ? known : [...known, other]));
      writerClosed(other, gone.signal).then(
        () => setOthers((known) => known.filter((tab) => tab !== other)),
        () => {}, // this page has writerClosed first
      );
    }

    open.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.subject !== subject) return;
      if (data.says === "saved") setSavedThere(true);
      else meet(data.writer);
      if (data.says === "hello") say("here");
    };
    say("hello");
    return () => {
      gone.abort();
      open.close();
      channel.current = null;
    };
  }, [subject, writer]);

  const saySaved = useCallback(() => {
    setSavedThere(false);
    if (writer) channel.current?.postMessage({ subject, writer, says: "saved" } satisfies Message);
  }, [subject, writer]);

  return { isOpenElsewhere: others.length > 0, savedThere, saySaved };
}
