const MAX_TAGS_AND_ENTITIES = 100_000

/** Whether HTML holds more tags and entities than anybody writes: each one takes the cleaning a microsecond. */
export function hasTooManyTags(html: string, most = MAX_TAGS_AND_ENTITIES) {
  let count = 0
  for (const _mark of html.matchAll(/[<&]/g)) if (++count > most) return true
  return false
}
