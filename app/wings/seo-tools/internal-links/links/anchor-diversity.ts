/*
 * From so many links on, one wording of which more than this share is made looks made by a machine, and tells a search
 * engine one thing only about a page. Nobody publishes a measured figure; guides name shares between a half and two thirds.
 */
const MIN_LINKS = 5
const MAX_ANCHOR_SHARE = 0.6

interface AnchorCounts {
  anchors: readonly { anchor: string; count: number }[]
  /** Of all wordings. */
  bodyIn: number
}

/** The words with which nearly all links lead to a page, and their share; undefined when the links differ enough. */
export function findDominantAnchor({ anchors, bodyIn }: AnchorCounts) {
  const [most] = anchors
  if (!most || bodyIn < MIN_LINKS) return undefined
  const share = most.count / bodyIn
  return share > MAX_ANCHOR_SHARE ? { ...most, share } : undefined
}
