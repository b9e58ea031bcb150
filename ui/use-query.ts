import { useEffect, useEffectEvent, useRef, useState } from "react";

type Answer<Value> =
  | { state: "loading"; value?: undefined }
  | { state: "failed"; value?: undefined }
  | { state: "loaded"; value: Value };

/** Keeps the old answer, with `stale`, until that to another `question` arrives. */
export function useQuery<Value>(
  question: string,
  ask: () => Promise<Value>,
): Answer<Value> & { stale: boolean; again(): void; replace(value: Value): void } {
  const [times, setTimes] = useState(0);
  const [answered, setAnswered] = useState<{ to: string; answer: Answer<Value> }>();
  const asking = `${times} ${question}`;
  const replaced = useRef(""); // a question whose answer is known already

  const askNow = useEffectEvent(ask);

  useEffect(() => {
    let wanted = true;
    const answer = (next: Answer<Value>) => {
      if (wanted && replaced.current !== asking) setAnswered({ to: asking, answer: next });
    };
    askNow().then(
      (value) => answer({ state: "loaded", value }),
      () => answer({ state: "failed" }),
    );
    return () => {
      wanted = false;
    };
  }, [asking]);

  return {
    ...(answered?.answer ?? { state: "loading" }),
    stale: answered?.to !== asking,
    again: () => setTimes((last) => last + 1),
    replace(value) {
      replaced.current = asking;
      setAnswered({ to: asking, answer: { state: "loaded", value } });
    },
  };
}
