import sharp from "sharp";
import { fileOf, pdf } from "#test/files/files.ts";
import { tracedMovie } from "#test/files/videos.ts";
import type { Answer } from "../site.ts";
import type { Members } from "./members.ts";

type Media = Answer & { url: string };
export type Library = Record<
  "benches" | "portrait" | "logo" | "darkLogo" | "movie" | "talk" | "report" | "table",
  Media
>;

/** A small picture whose left and right halves differ, so that its focal point matters. */
export async function picture(name: string, colour: string, format: "jpeg" | "png" = "jpeg"): Promise<File> {
  const canvas = sharp({ create: { width: 64, height: 48, channels: 3, background: colour } });
  const half = sharp({ create: { width: 32, height: 48, channels: 3, background: "#f4efe6" } });
  const input = await half.png().toBuffer();
  const bytes = await canvas
    .composite([{ input, left: 0, top: 0 }])
    [format]()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name);
}

const file = (name: string, bytes = fileOf(name)) => new File([new Uint8Array(bytes)], name);

/** Every sort of media, with tracks, a second version, and one that nothing shows. */
export async function addMedia({ ada }: Members): Promise<Library> {
  function add(sent: File, fields: Record<string, string> = {}): Promise<Media> {
    return ada.upload<Media>("POST /api/media", { file: sent, ...fields });
  }
  const benches = await add(await picture("benches <1>.jpg", "#0e4a39"), {
    alt: "Benches “by” the river & sea",
  });
  const portrait = await add(await picture("portrait.png", "#a53c20", "png"), { alt: "A woman laughs" });
  const logo = await add(await picture("logo.png", "#112233", "png"), { alt: "Logo" });
  const darkLogo = await add(await picture("dark.png", "#ddeeff", "png"), { decorative: "true" });
  const movie = await add(file("slack-water.mp4", tracedMovie()));
  const talk = await add(file("talk.mp3"));
  const report = await add(file("water.pdf", await pdf((document) => document.setTitle("Water"))));
  const table = await add(file("taps.csv"));
  await add(await picture("nothing shows it.jpg", "#999999"), { alt: "" });
  const changed = Buffer.concat([fileOf("taps.csv"), Buffer.from("Faro,9\n")]);
  await ada.upload(`POST /api/media/${table._id}/versions`, { file: file("taps 2026.csv", changed) });
  const captions = "WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n<v Ada>The <b>river</b> rose.\n";
  await ada.send(`PUT /api/media/${movie._id}/tracks`, {
    kind: "captions",
    language: "en",
    content: captions,
  });
  const transcript = "ارتفع النهر.\n\nThen it fell.";
  await ada.send(`PUT /api/media/${talk._id}/tracks`, {
    kind: "transcript",
    language: "ar",
    content: transcript,
  });
  return { benches, portrait, logo, darkLogo, movie, talk, report, table };
}
