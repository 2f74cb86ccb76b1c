import type { HtmlTag } from '../text/find-next-tag'
import { type HtmlBlock, sourceEnd, sourceStart } from '../text/html-block'
import { lastIndexAtOrBefore } from '../text/last-index-at-or-before'

/**
 * Where in the HTML a link has to begin and end to go around these words, or nothing when it cannot. Words may be in
 * formatting or hold some as a whole: "<strong>link</strong> rules" is taken with its tags. It is no link when formatting
 * begins or ends within it, because tags would then cross each other.
 */
export function findWrapRange(block: HtmlBlock, start: number, end: number) {
  const { tags } = block
  let [from, to] = [sourceStart(block, start), sourceEnd(block, end)]
  let before = lastIndexAtOrBefore(tags, from - 1, (tag) => tag.start)
  let behind = lastIndexAtOrBefore(tags, to - 1, (tag) => tag.start) + 1
  const stray = unbalancedTags(tags.slice(before + 1, behind))
  for (const name of stray?.ends ?? []) {
    const tag = tags[before--]
    if (!tag || tag.isEnd || tag.name !== name || tag.end !== from) return undefined
    from = tag.start
  }
  for (const name of stray?.starts.toReversed() ?? []) {
    const tag = tags[behind++]
    if (!tag?.isEnd || tag.name !== name || tag.start !== to) return undefined
    to = tag.end
  }
  return stray && { start: from, end: to }
}

/** Ends of what began before a row of tags, and starts of what ends behind it; nothing when tags cross each other. */
function unbalancedTags(row: HtmlTag[]) {
  const starts: string[] = []
  const ends: string[] = []
  for (const { name, isEnd } of row) {
    if (!isEnd) starts.push(name)
    else if (starts.length === 0) ends.push(name)
    else if (starts.pop() !== name) return undefined
  }
  return { starts, ends }
}
