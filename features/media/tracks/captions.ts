import { decodeHTML } from "entities";
import { m } from "#messages";

/** One caption: seconds, and its text with WebVTT's own tags. */
type Cue = { start: number; end: number; settings: string; text: string };

/** What is wrong in a file, with the number of its line from 1. */
type CaptionError = { line: number; message: string };

const maxCues = 10_000;
const time = /^(?:(\d{1,3}):)?([0-5]\d):([0-5]\d)[.,](\d{3})$/;
const setting = /^(?:align:(?:start|center|end|left|right)|(?:line|position|size):-?\d{1,3}(?:\.\d+)?%?)$/;
/** Tags that only change how words look or say who speaks (https://www.w3.org/TR/webvtt1/). */
const tag = /<(?!\/?(?:[biu]|v(?:[ .][^<>\n]{1,80})?)>)[^<>]*>/g;

/** Reads WebVTT or SubRip, without comments, styles and regions: readers set how captions look. */
export function parseCaptions(file: string): { cues: Cue[]; errors: CaptionError[] } {
  const lines = file.replace(/^\ufeff/, "").split(/\r\n|\r|\n/);
  const cues: Cue[] = [];
  const errors: CaptionError[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (!line.includes("-->")) continue;
    const cue = timingOf(line);
    const text = linesAfter(lines, at);
    if (typeof cue === "string") errors.push({ line: at + 1, message: cue });
    else if (cue.start < (cues.at(-1)?.start ?? 0))
      errors.push({ line: at + 1, message: m.adminMedia.captionOrder() });
    else if (text.length > 0) cues.push({ ...cue, text: text.join("\n").replace(tag, "") });
    at += text.length;
  }
  if (cues.length > maxCues) errors.push({ line: 1, message: m.adminMedia.tooManyCaptions() });
  if (cues.length + errors.length === 0) errors.push({ line: 1, message: m.adminMedia.noCaptionsInFile() });
  return { cues, errors };
}

function linesAfter(lines: string[], at: number): string[] {
  let end = at + 1;
  while (end < lines.length && lines[end]?.trim() !== "" && !lines[end]?.includes("-->")) end += 1;
  return lines.slice(at + 1, end);
}

/** A sentence if the times cannot be read. */
function timingOf(line: string): Pick<Cue, "start" | "end" | "settings"> | string {
  const [from = "", rest = ""] = line.split("-->").map((part) => part.trim());
  const [to = "", ...settings] = rest.split(/\s+/);
  const [start, end] = [secondsOf(from), secondsOf(to)];
  if (start === undefined || end === undefined) return m.adminMedia.captionTimesInvalid();
  if (end <= start) return m.adminMedia.captionTimes();
  return { start, end, settings: settings.filter((each) => setting.test(each)).join(" ") };
}

function secondsOf(text: string): number | undefined {
  const [, hours = "0", minutes, seconds, thousandths] = time.exec(text) ?? [];
  if (minutes === undefined) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}

export function webVttOf(cues: Cue[]): string {
  const blocks = cues.map(
    ({ start, end, settings, text }) =>
      `${timeOf(start)} --> ${timeOf(end)}${settings && ` ${settings}`}\n${text}\n`,
  );
  return `WEBVTT\n\n${blocks.join("\n")}`;
}

function timeOf(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

const pause = 3; // seconds
const longParagraph = 600; // characters

/** The words of captions as paragraphs: a new one where somebody else speaks, after a pause, or when it gets long. */
export function transcriptOf(cues: Cue[]): string {
  const paragraphs: string[] = [];
  let speaker = "";
  let end = 0;
  for (const cue of cues) {
    const [, name = speaker] = /<v(?:\.[^ <>]*)? ([^<>]+)>/.exec(cue.text) ?? [];
    const words = decodeHTML(cue.text.replace(/<[^<>]*>/g, ""))
      .replace(/\s+/g, " ")
      .trim();
    const last = paragraphs.at(-1);
    const isNew = last === undefined || name !== speaker || cue.start - end > pause;
    if (isNew) paragraphs.push(name === speaker ? words : `${name}: ${words}`);
    else if (last.length > longParagraph && /[.!?…]$/.test(last)) paragraphs.push(words);
    else paragraphs[paragraphs.length - 1] = `${last} ${words}`;
    speaker = name;
    end = cue.end;
  }
  return paragraphs.join("\n\n");
}
