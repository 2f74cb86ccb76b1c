// what the project's fonts have: Latin letters with their marks, digits, and the signs of prose
const drawable =
  /[\p{Script=Latin} -~\u00a1-\u00ac\u00ae-\u00ff\u2010-\u2026\u2030\u2039\u203a\u20ac\u2122]|[\u0300-\u036f]/u

const LONGEST = 160

/**
 * The part of a text that can be drawn: emoji and unknown signs are left out, and what turns the direction of writing. A text
 * in another script is not drawn at all, since half of it would say something else.
 */
export function toRenderableText(text: string) {
  const signs = [...text.toWellFormed().normalize('NFC').replace(/\s+/g, ' ')]
  const shown = signs.filter((sign) => drawable.test(sign))
  const isForeign = signs.some((sign) => /\p{L}/u.test(sign) && !drawable.test(sign))
  return isForeign ? '' : truncateText(shown.join('').replace(/ {2,}/g, ' ').trim())
}

function truncateText(text: string) {
  if (text.length <= LONGEST) return text
  const kept = text.slice(0, LONGEST)
  const end = kept.lastIndexOf(' ')
  return `${kept.slice(0, end > LONGEST / 2 ? end : LONGEST)}…`
}
