import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useState } from "react";
import type { Message } from "#core/message.ts";
import { m } from "#messages";

type Point = { x: number; y: number };
type FocalPointProps = {
  picture: Point & { url: string; alt: string };
  /** The width of what is cut out by its height. */
  crop: number;
  /** What is cut out. */
  name: "portrait" | "shareCard";
  onChange(point: Point): void;
};

const step = 2; // percent
const largeStep = 10;

/** Chooses what stays visible when a picture is cropped: by mouse, with the arrow keys, or with two sliders. */
export function FocalPoint({ picture: { url, alt, x, y }, crop, name, onChange }: FocalPointProps) {
  const [shape, setShape] = useState(crop);
  const hint = useId();

  function pointAt({ currentTarget, clientX, clientY, buttons }: PointerEvent): void {
    if (buttons !== 1) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: percent((clientX - left) / width), y: percent((clientY - top) / height) });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const [dx, dy] = directions[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault(); // the page would scroll
    const by = event.shiftKey ? largeStep : step;
    onChange({ x: within(x + dx * by), y: within(y + dy * by) });
  }

  return (
    <div className="mt-2 max-w-[30rem]">
      {/* The button in it does the same by keyboard. */}
      <div
        className="relative w-fit touch-none overflow-hidden rounded-base border border-hairline bg-sunken select-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointAt(event);
        }}
        onPointerMove={pointAt}
      >
        <img
          src={url}
          alt={alt || m.adminDocument.wholePicture()}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setShape(naturalWidth / naturalHeight)
          }
          className="block max-h-72 max-w-full"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute border-2 border-[#fff] shadow-[0_0_0_100rem_rgb(11_16_14/0.6)]"
          style={cropOf({ x, y }, { shape, crop })}
        />
        <button
          type="button"
          aria-label={m.adminDocument.focalPoint({ across: wordFor(x, across), down: wordFor(y, down) })}
          aria-describedby={hint}
          onKeyDown={onKeyDown}
          className="absolute size-11 -translate-1/2 cursor-grab rounded-full before:absolute before:inset-2.5 before:rounded-full before:border-[3px] before:border-[#fff] before:bg-brand before:shadow-soft"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </div>
      <p id={hint} className="mt-2 text-meta text-muted">
        {m.adminDocument.focalPointHint({ crop: name })}
      </p>
      <div className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        <Slider
          label={m.adminDocument.leftToRight()}
          value={x}
          words={across}
          dir="ltr"
          onChange={(next) => onChange({ x: next, y })}
        />
        <Slider
          label={m.adminDocument.topToBottom()}
          value={y}
          words={down}
          onChange={(next) => onChange({ x, y: next })}
        />
      </div>
    </div>
  );
}

type SliderProps = {
  label: string;
  value: number;
  words: Message[];
  dir?: "ltr";
  onChange(value: number): void;
};

function Slider({ label, value, words, dir, onChange }: SliderProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-meta">
      <span className="w-24 shrink-0">{label}</span>
      <input
        type="range"
        dir={dir}
        min={0}
        max={100}
        step={step}
        value={value}
        aria-valuetext={wordFor(value, words)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-11 min-w-0 grow accent-brand"
      />
    </label>
  );
}

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const across: Message[] = [
  m.adminDocument.atLeftEdge,
  m.adminDocument.leftOfCentre,
  m.adminDocument.inCentre,
  m.adminDocument.rightOfCentre,
  m.adminDocument.atRightEdge,
];
const down: Message[] = [
  m.adminDocument.atTop,
  m.adminDocument.aboveCentre,
  m.adminDocument.inMiddle,
  m.adminDocument.belowCentre,
  m.adminDocument.atBottom,
];

function wordFor(value: number, words: Message[]): string {
  return words[Math.round((value / 100) * (words.length - 1))]?.() ?? "";
}

/** The part of the picture that is cut out like `object-position` and the server do it. */
function cropOf({ x, y }: Point, { shape, crop }: { shape: number; crop: number }): CSSProperties {
  const [width, height] = shape > crop ? [(crop / shape) * 100, 100] : [100, (shape / crop) * 100];
  return {
    width: `${width}%`,
    height: `${height}%`,
    left: `${((100 - width) * x) / 100}%`,
    top: `${((100 - height) * y) / 100}%`,
  };
}

function percent(part: number): number {
  return within(Math.round(part * 100));
}

function within(value: number): number {
  return Math.min(100, Math.max(0, value));
}
