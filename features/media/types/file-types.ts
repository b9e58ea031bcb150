/** The types of files in the library, by the ends of their names. */
export const fileTypes = {
  pdf: { contentType: "application/pdf" },
  docx: { contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document" },
  xlsx: { contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
  pptx: { contentType: "application/vnd.openxmlformats-officedocument.presentationml.presentation" },
  odt: { contentType: "application/vnd.oasis.opendocument.text" },
  ods: { contentType: "application/vnd.oasis.opendocument.spreadsheet" },
  odp: { contentType: "application/vnd.oasis.opendocument.presentation" },
  odg: { contentType: "application/vnd.oasis.opendocument.graphics" },
  rtf: { contentType: "application/rtf" },
  csv: { contentType: "text/csv; charset=utf-8" },
  epub: { contentType: "application/epub+zip" },
  zip: { contentType: "application/zip" },
  mp3: { contentType: "audio/mpeg" },
  m4a: { contentType: "audio/mp4" },
  ogg: { contentType: "audio/ogg" },
  aac: { contentType: "audio/aac" },
  flac: { contentType: "audio/flac" },
  wav: { contentType: "audio/wav" },
} as const satisfies Record<string, { contentType: string }>;

export type FileType = keyof typeof fileTypes;
/** The endings for file inputs: `.pdf,.docx` and so on. */
export const fileEndings = Object.keys(fileTypes)
  .map((type) => `.${type}`)
  .join();

/** The endings for file inputs of what may become a new version of such a file. */
export function versionEndings(type: string): string {
  const all = Object.keys(fileTypes) as FileType[];
  const fitting = all.filter((each) => each === type || keptType(each, true) === type);
  return fitting.map((each) => `.${each}`).join();
}

export type AudioType = "mp3" | "m4a" | "ogg" | "aac" | "flac" | "wav";

export function isAudio(type: FileType): type is AudioType {
  return fileTypes[type].contentType.startsWith("audio/");
}

/**
 * The type as which an upload is kept. AAC without a container gets one, so that players can seek in it. Sound that is
 * not compressed, or without loss, is made about ten times smaller where there is a converter.
 */
export function keptType(type: FileType, converts: boolean): FileType {
  return type === "aac" || (converts && (type === "flac" || type === "wav")) ? "m4a" : type;
}
