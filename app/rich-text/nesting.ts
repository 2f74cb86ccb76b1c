// these have no end tag, or end where the next one begins
const endByThemselves = new Set(
  'area br col dd dt embed hr img input li link meta option p source tbody td tfoot th thead tr track wbr'.split(' '),
)

const DEEPEST = 200

/** Whether HTML holds more tags inside one another than anybody writes: the time that cleaning takes grows with their square. */
export function isNestedTooDeeply(html: string) {
  let depth = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (endByThemselves.has(name.toLowerCase())) continue
    depth = slash ? Math.max(0, depth - 1) : depth + 1
    if (depth > DEEPEST) return true
  }
  return false
}
