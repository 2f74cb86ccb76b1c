// https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
const plain = ['all', 'index', 'follow', 'none', 'noindex', 'nofollow', 'noarchive', 'nosnippet', 'noimageindex']
const others = ['notranslate', 'indexifembedded']
const known = new Set([...plain, ...others])
const withNumber = /^(?:max-snippet|max-video-preview):-?\d{1,6}$/
const withSize = /^max-image-preview:(?:none|standard|large)$/
const withMoment = /^unavailable_after:/

/** The first word of a robots tag that no search engine knows; undefined when all are known. */
export function unknownRobotsWord(text: string) {
  const words = text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim().replace(/(?<!\s)\s*:\s*/, ':'))
  return words.find((word) => word && !isKnown(word))
}

function isKnown(word: string) {
  if (withMoment.test(word)) return !Number.isNaN(Date.parse(word.slice('unavailable_after:'.length)))
  return known.has(word) || withNumber.test(word) || withSize.test(word)
}
