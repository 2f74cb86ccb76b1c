const MAX_WORDS = 8

/** The words that the last part of an address is made of, to search for: "/blog/old-post" → "old post". None of a file. */
export function wordsOfPath(path: string) {
  const last = path.split('/').filter(Boolean).at(-1) ?? ''
  // programs that look for files read no suggestions
  if (last.includes('.')) return ''
  return (decode(last).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS).join(' ')
}

function decode(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
