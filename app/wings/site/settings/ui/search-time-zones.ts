const MAX_VISIBLE = 8

/** The zones that this browser knows, UTC first. */
const zones = () => ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

/** Those in whose names all words stand: `new york`, `lisb`. */
export function searchTimeZones(typed: string) {
  const words = plain(typed).split(' ')
  return zones()
    .filter((zone) => words.every((word) => plain(zone).includes(word)))
    .slice(0, MAX_VISIBLE)
}

function plain(text: string) {
  return text.trim().toLowerCase().replace(/[_/]/g, ' ')
}
