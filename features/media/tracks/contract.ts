import { z } from "zod";
import { endpoints } from "#core/contract.ts";
import { cleanText, identifier } from "#core/fields.ts";
import { isLanguage } from "#core/language.ts";
import { m } from "#messages";

const language = z.string().max(35).refine(isLanguage, { error: m.adminMedia.languageInvalid });
const kind = z.enum(["captions", "transcript"]);
const params = z.object({ id: identifier });

const track = z.object({
  kind,
  language: z.string(),
  content: z
    .string()
    .describe("captions: WebVTT; a transcript: plain text, its paragraphs separated by empty lines"),
  transcript: z.string().describe("the words of captions as a transcript"),
  date: z.iso.datetime(),
});

export const trackEndpoints = endpoints({
  list: {
    route: "GET /api/media/:id/tracks",
    summary: "The captions and transcripts of a video or audio file",
    access: "admins",
    params,
    answer: z.array(track),
  },
  save: {
    route: "PUT /api/media/:id/tracks",
    summary: "Add or replace captions (WebVTT or SubRip) or a transcript in a language",
    access: "admins",
    params,
    body: z.object({ kind, language, content: cleanText(1_000_000) }),
    longText: true,
    answer: z.array(track),
  },
  missing: {
    route: "GET /api/tracks/missing",
    summary: "Which of these videos and audio files have neither captions nor a transcript",
    access: "members",
    query: z.object({
      ids: z
        .string()
        .regex(/^[\w-]{1,100}(,[\w-]{1,100}){0,99}$/, { error: m.adminMedia.idsInvalid })
        .transform((ids) => ids.split(",")),
    }),
    answer: z.object({ ids: z.array(z.string()) }),
  },
  remove: {
    route: "DELETE /api/media/:id/tracks/:kind/:language",
    summary: "Delete captions or a transcript",
    access: "admins",
    params: params.extend({ kind, language }),
    answer: z.array(track),
  },
});

export type Track = z.output<typeof track>;
