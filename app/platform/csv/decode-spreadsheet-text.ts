/** The text of a file that a spreadsheet wrote: UTF-8, UTF-16 with its mark, or what Windows had before. */
export function decodeSpreadsheetText(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
