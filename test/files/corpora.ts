import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { hostilePicturesMade } from "#test/hostile/pictures.ts";
import { someVideo } from "#test/uploads.ts";

// What is made for these tests, and larger collections where they are beside this checkout.
const beside = resolve("../shared/corpora");
const collections = { html: "xss.json", texts: "naughty-strings.json" };

/** HTML that attacks readers, or texts that break what reads them carelessly. */
export function hostileTexts(kind: keyof typeof collections): string[] {
  const files = [resolve(`test/hostile/${kind}.json`), join(beside, collections[kind])];
  return files.filter(existsSync).flatMap((file) => JSON.parse(readFileSync(file, "utf8")));
}

/**
 * Of these texts, those that the engine of this run could keep or read in its own way: on PostgreSQL those with more than
 * plain letters. Markup is judged before a database is asked.
 */
export function forThisEngine(texts: string[]): string[] {
  return process.env.TEST_ENGINE !== "postgres"
    ? texts
    : texts.filter((text) => /[^ -~]|['"\\%_]/.test(text) && !/[<>]/.test(text));
}

/** Returns pictures by name. Those named bomb, html, jpeg-truncated, svg and zero must be refused. */
export async function hostilePictures(): Promise<[string, Buffer][]> {
  return [...Object.entries(await hostilePicturesMade()), ...filesIn("images/hostile")];
}

/** Videos that can be played, by name: MP4, MOV and, where there are collections, others. */
export function realVideos(): [string, Buffer][] {
  const video = someVideo();
  const quickTime = Buffer.from(video);
  quickTime.write("qt  ", 8, "latin1");
  return [["river.mp4", video], ["river.mov", quickTime], ...filesIn("video")];
}

function filesIn(folder: string): [string, Buffer][] {
  const path = join(beside, folder);
  return existsSync(path)
    ? readdirSync(path).map((name): [string, Buffer] => [name, readFileSync(join(path, name))])
    : [];
}
