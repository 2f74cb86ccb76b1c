/** A word without its grammatical ending: "searches", "searching" and "searched" all become "search". Rough, English. */
export function stem(word: string) {
  const base = word.replace(/'s?$/, '')
  if (base.length <= 3) return base
  const singular = base
    .replace(/ies$/, 'y')
    .replace(/(s|x|ch|sh)es$/, '$1')
    .replace(/([^sui])s$/, '$1')
  const plain = singular.replace(/(ing|ed)$/, '')
  const isVerbForm = plain !== singular && plain.length >= 3 && /[aeiouy]/.test(plain)
  return (isVerbForm ? plain.replace(/([bdgmnprt])\1$/, '$1') : singular).replace(/e$/, '')
}

const BOUNDARY = /^[.;:!?\n()]$/

/** Lower-case words and punctuation, in order. Hyphens part words, but "no-code" and its kin stay one. */
export function tokenize(text: string) {
  const joined = text
    .toLowerCase()
    .replace(/\u2019/g, "'")
    .replace(/\b(no|non)-(?=\w)/g, '$1')
  return joined.match(/[\p{L}\p{N}']+|[.,;:!?()\n]/gu) ?? []
}

export const isClauseBoundary = (token: string) => BOUNDARY.test(token)

/** Where `phrase` begins among the tokens. A leading "=" means this form (or its plural) only: "=booking", not "books". */
export function findPhrasePositions(phrase: string, words: string[], stems = words.map(stem)) {
  const isExact = phrase.startsWith('=')
  const wanted = tokenize(isExact ? phrase.slice(1) : phrase)
  const wantedStems = wanted.map(stem)
  const fits = (start: number) =>
    wanted.every((word, offset) => {
      const found = words[start + offset]
      if (isExact) return found === word || found === `${word}s`
      return stems[start + offset] === wantedStems[offset]
    })
  return words.flatMap((_, start) => (fits(start) ? [start] : []))
}
