import { isInstalled } from "#core/installed.ts";
import { canTypeset, scriptsWithoutFont } from "#features/exports/pdf/installed.server.ts";

export const installOptional = "Run `npm ci --include=optional` to install what is missing.";

export const withoutFfmpeg =
  "Videos stay as they were uploaded, and some formats are refused, because there is no ffmpeg. To change that, install it (`apt install ffmpeg`) and restart the site.";

/** What this site cannot do because optional packages are not installed, in sentences for its operator. */
export function absentPackages(): string[] {
  const scripts = scriptsWithoutFont() ?? [];
  const consequences = {
    "Articles have no PDF files, because the package @myriaddreamin/typst-ts-web-compiler is not installed.":
      !canTypeset(),
    [`PDF files and charts have boxes for the letters of some scripts (${scripts.join(", ")}), because their Noto fonts are not installed.`]:
      scripts.length > 0,
    "Uploaded PDF files have no picture of their first page, because the package @napi-rs/canvas is not installed.":
      !isInstalled("@napi-rs/canvas"),
  };
  return Object.entries(consequences).flatMap(([sentence, isAbsent]) =>
    isAbsent ? [`${sentence} ${installOptional}`] : [],
  );
}
