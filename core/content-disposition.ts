/** The file names of a download (RFC 6266). Programs that do not know `filename*` take the one in ASCII. */
export function fileNames(name: string, ascii = name.replace(/[^\x20-\x7e]+/g, "_")): string {
  const plain = `filename="${ascii}"`;
  return name === ascii ? plain : `${plain}; filename*=UTF-8''${encodeRfc8187(name)}`;
}

function encodeRfc8187(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
