/** Units as people read them: of one, of many. */
const units = {
  px: ['px', 'px'],
  '%': ['%', '%'],
  points: ['point', 'points'],
  characters: ['character', 'characters'],
  words: ['word', 'words'],
  times: ['time', 'times'],
  sentences: ['sentence', 'sentences'],
  paragraphs: ['paragraph', 'paragraphs'],
  headings: ['heading', 'headings'],
  links: ['link', 'links'],
  pictures: ['image', 'images'],
  pages: ['page', 'pages'],
  kB: ['kB', 'kB'],
  errors: ['error', 'errors'],
  steps: ['step', 'steps'],
} as const

export type Unit = keyof typeof units

/** "word" of one, "words" of others. */
export const unitName = (unit: Unit, value: number) => units[unit][value === 1 ? 0 : 1]

/** "1 word", "2.5%", "12,000 words". */
export function formatWithUnit(value: number, unit: Unit) {
  return appendUnit(formatNumber(value), unit, value)
}

/** `value` decides between one and many. */
export function appendUnit(text: string, unit: Unit, value: number) {
  return `${text}${unit === '%' ? '' : ' '}${unitName(unit, value)}`
}

/** At most one digit behind the point. */
export function formatNumber(value: number) {
  const [whole = '', digit] = String(Math.round(value * 10) / 10).split('.')
  const grouped = Number(whole).toLocaleString('en-US')
  return digit ? `${grouped}.${digit}` : grouped
}

/** A share as whole and tenths of a percent; 0 of nothing. */
export const toPercent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10)
