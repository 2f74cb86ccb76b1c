import { diffSequences, diffWords, type WordChange } from './diff'

/** A block of a text in two versions: the same, only in one of them, or changed word by word. */
export type BlockChange =
  | { kind: 'same'; text: string }
  | { kind: 'removed'; text: string }
  | { kind: 'added'; text: string }
  | { kind: 'changed'; words: WordChange[] }

/** Compares two texts given as lists of blocks: whole blocks first, then the words of those that replaced each other. */
export function diffBlocks(before: string[], after: string[]): BlockChange[] {
  const parts = diffSequences(before, after)
  return parts.flatMap((part, at) => {
    const next = parts[at + 1]
    if (part.kind === 'removed' && next?.kind === 'added') return diffReplacedBlocks(part.items, next.items)
    // told together with what was removed before
    if (part.kind === 'added' && parts[at - 1]?.kind === 'removed') return []
    return part.items.map((text): BlockChange => ({ kind: part.kind, text }))
  })
}

// blocks that share less are two different ones
const MIN_SIMILARITY = 0.3

function diffReplacedBlocks(removed: string[], added: string[]): BlockChange[] {
  const count = Math.max(removed.length, added.length)
  return Array.from({ length: count }, (_, at) => diffBlockPair(removed[at], added[at])).flat()
}

function diffBlockPair(old: string | undefined, changed: string | undefined): BlockChange[] {
  if (old === undefined) return changed === undefined ? [] : [{ kind: 'added', text: changed }]
  if (changed === undefined) return [{ kind: 'removed', text: old }]
  const words = diffWords(old, changed)
  const shared = words.filter(({ kind }) => kind === 'same').reduce((sum, { text }) => sum + text.length, 0)
  if (shared / Math.max(old.length, changed.length, 1) >= MIN_SIMILARITY) return [{ kind: 'changed', words }]
  return [
    { kind: 'removed', text: old },
    { kind: 'added', text: changed },
  ]
}
