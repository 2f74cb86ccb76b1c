/*
 * From so many links on, one wording of which more than this share is made looks made by a machine, and tells a search
 * engine one thing only about a page. Nobody publishes a measured figure; guides name shares between a half and two thirds.
 */
const ENOUGH_LINKS = 5
const MOST_OF_ONE = 0.6

interface Anchors {
  anchors: readonly { anchor: string; count: number }[]
  /** Of all wordings. */
  bodyIn: number
}

/** The words with which nearly all links lead to a page, and their share; undefined when the links differ enough. */
export function uniformAnchor({ anchors, bodyIn }: Anchors) {
  const [most] = anchors
  if (!most || bodyIn < ENOUGH_LINKS) return undefined
  const share = most.count / bodyIn
  return share > MOST_OF_ONE ? { ...most, share } : undefined
}
