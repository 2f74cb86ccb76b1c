// these have no end tag, or end where the next one begins
const selfClosingTags = new Set(
  'area br col dd dt embed hr img input li link meta option p source tbody td tfoot th thead tr track wbr'.split(' '),
)

const MAX_DEPTH = 200

/** Whether HTML holds more tags inside one another than anybody writes: the time that cleaning takes grows with their square. */
export function isNestedTooDeeply(html: string) {
  const open: string[] = []
  for (const [, slash, written = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    const name = written.toLowerCase()
    if (selfClosingTags.has(name)) continue
    // an end tag without a beginning ends nothing
    const begun = slash ? open.lastIndexOf(name) : open.push(name)
    if (slash && begun >= 0) open.length = begun
    if (open.length > MAX_DEPTH) return true
  }
  return false
}
