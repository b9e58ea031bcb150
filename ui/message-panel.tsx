import type { ReactNode } from "react";

type MessagePanelProps = { title: string; level?: 1 | 2; text: ReactNode; children?: ReactNode };

/** Replaces an empty or failed page or list. */
export function MessagePanel({ title, level = 2, text, children }: MessagePanelProps) {
  const Title = level === 1 ? "h1" : "h2";
  return (
    <div className="mx-auto flex max-w-[36rem] flex-col items-center px-5 py-16 text-center md:py-24">
      <Steps />
      <Title className="heading mt-6 text-h2">{title}</Title>
      <p className="mt-3 text-muted">{text}</p>
      {children && <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}

function Steps() {
  return (
    <svg aria-hidden viewBox="0 0 120 40" className="h-10 w-30">
      <path className="fill-brand" d="M4 32h22l5-10H10z" />
      <path className="fill-accent" d="M34 26h20l4-9H39z" />
      <path className="fill-ochre" d="M63 20h17l4-8H67z" />
      <path className="fill-none stroke-control" strokeDasharray="3 3" d="M90 14h14l3-7H93z" />
    </svg>
  );
}
