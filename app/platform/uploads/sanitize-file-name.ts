const MAX_FILE_NAME_LENGTH = 255

/** The last part of a path, without control characters and marks that turn the direction of the text. */
export function sanitizeFileName(name: string) {
  const [last = ''] = name.split(/[\\/]/).slice(-1)
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .slice(-MAX_FILE_NAME_LENGTH)
  return /^\.*$/.test(plain) ? '' : plain
}
