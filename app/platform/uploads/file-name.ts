const LONGEST_NAME = 255

/** The last part of a path, without control characters and marks that turn the direction of the text. */
export function plainFileName(name: string) {
  const [last = ''] = name.split(/[\\/]/).slice(-1)
  const plain = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .slice(-LONGEST_NAME)
  return /^\.*$/.test(plain) ? '' : plain
}
