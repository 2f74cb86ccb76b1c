const letter = /[\p{L}\p{N}]/u

/** Words as people count them: what stands between spaces and holds a letter or a digit. */
export function countWords(text: string) {
  return text.split(/\s+/).filter((part) => letter.test(part)).length
}
