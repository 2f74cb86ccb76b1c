import type { PartChanges } from '../ai/part-changes'

/** "2 added, 1 changed, 1 removed, 12 kept" */
export function changeCountLabel({ changes, removed = [], unchangedCount }: PartChanges) {
  const added = changes.filter(({ isNew }) => isNew).length
  const changed = changes.length - added
  const counts = [
    added > 0 && `${added} added`,
    changed > 0 && `${changed} changed`,
    removed.length > 0 && `${removed.length} removed`,
    `${unchangedCount} kept`,
  ]
  return counts.filter(Boolean).join(', ')
}
