import { diffArrays } from 'diff'

/** A stretch of words that is in both versions of a text, only in the old one, or only in the new one. */
export interface WordChange {
  kind: 'same' | 'removed' | 'added'
  text: string
}

// time grows with the square of it: some tenths of a second
const MAX_EDITS = 1_500

/**
 * What has become of a sequence: the longest common one stays, the rest was removed or added. Takes two lists of things
 * that are compared with ===; returns runs in order. Lists that differ in more than 1,500 places are taken to share nothing.
 */
export function diffSequences<Item>(before: Item[], after: Item[]) {
  const changes = diffArrays(before, after, { maxEditLength: MAX_EDITS }) ?? [
    { value: before, removed: true },
    { value: after, added: true },
  ]
  return changes.flatMap(({ value, removed, added = false }) => {
    const kind: WordChange['kind'] = removed ? 'removed' : added ? 'added' : 'same'
    return value.length > 0 ? [{ kind, items: value }] : []
  })
}

/** What was taken out of a text and put into it, word by word. */
export function diffWords(before: string, after: string): WordChange[] {
  return diffSequences(splitWords(before), splitWords(after)).map(({ kind, items }) => ({ kind, text: items.join('') }))
}

/** Words and what stands between them, so that together they are the text again. */
function splitWords(text: string) {
  return text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []
}
