import type { SourceItem } from '../reading/source-item'

export interface NumberedItem extends SourceItem {
  /** In the file, from 1 on. */
  position: number
}

// what is in memory at once, and what one transaction writes
const MOST_CHARACTERS = 1_000_000
const LONGEST_NAME = 500

/** The items behind `position` in bunches of at most `size`, smaller ones where items are large. */
export async function* batchesOf(items: AsyncIterable<SourceItem>, position: number, size: number) {
  let batch: NumberedItem[] = []
  let [place, characters] = [0, 0]
  for await (const item of items) {
    if (++place <= position) continue
    batch.push({ ...item, key: item.key.slice(0, LONGEST_NAME), ref: item.ref.slice(0, LONGEST_NAME), position: place })
    characters += item.length ?? 0
    if (batch.length < size && characters < MOST_CHARACTERS) continue
    yield batch
    ;[batch, characters] = [[], 0]
  }
  if (batch.length > 0) yield batch
}
