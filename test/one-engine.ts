import { globSync } from "node:fs";

/** Tests whose result does not depend on the database: they run on SQLite only. */
export const onOneEngine = [
  "admin/**/*.test.ts",
  "app/page/head-html.test.ts",
  "core/**/*.test.ts",
  "db/passages.test.ts",
  "features/blogs/writing/renaming.test.ts",
  "features/bylines/byline-text.test.ts",
  "features/bylines/formats.test.ts",
  "features/charts/**/*.test.ts",
  "features/citations/styles.test.ts",
  "features/comments/links.test.ts",
  "features/embeds/*.test.ts",
  "features/emails/every-email.test.ts",
  "features/events/words.test.ts",
  "features/exports/{exports,languages,passages}.test.ts",
  "features/exports/epub/**/*.test.ts",
  "features/exports/{making,pdf}/**/*.test.ts",
  "features/feeds/calendar-file.test.ts",
  "features/media/{decoding,generated-pictures,social-images}/*.test.ts",
  "features/media/files/{odd-pdfs,active-pdfs,hostile,photographs,rtf,sound,traces}.test.ts",
  "features/media/videos/{videos,killed,hostile}.test.ts",
  "features/media/{avif-copies,bucket,pictures}.test.ts",
  "features/members/{password-checks,password-queue,weak-passwords}.test.ts",
  "features/registrations/killed.test.ts",
  "features/purges/cache-tags.test.ts",
  "features/rich-text/{colours,html}.test.ts",
  "features/rich-text/chart-preview/*.test.ts",
  "features/rich-text/texts/{queue,render-article,texts}.test.ts",
  "features/settings/{choices,logo,palette}.test.ts",
  "scripts/release.test.ts",
  "scripts/messages/*.test.ts",
  "server/{env-example,env-file,source-lines}.test.ts",
  "scripts/guide/guide.test.ts",
  "scripts/doctor/sender.test.ts",
  "features/backups/{full-disk,keep}.test.ts",
  "server/{admission,client-key,connections,docs,encoding,env,hostile-uploads}.test.ts",
  "server/{large-uploads,limits,memory,roles,sentences,upload-queue,web-servers}.test.ts",
  "server/pages/{cache,caches,critical-styles,data-routes,defer-scripts,font-faces,found,policy,response-cache,save-data,short-classes}.test.ts",
  "server/pages/{social-image,stale,urls}.test.ts",
  "server/workers/{default-workers,pool}.test.ts",
  "test/{contracts,conventions,logical-sides,one-engine}.test.ts",
  "test/pseudo/patterns.test.ts",
];

/** Each pattern without braces, with its files. */
export function filesOnOneEngine(): [pattern: string, files: string[]][] {
  return onOneEngine.flatMap((pattern) => {
    const [, before = pattern, names = "", after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
    return names.split(",").map((name) => {
      const path = before + name + after;
      return [path, globSync(path)] as [string, string[]];
    });
  });
}
