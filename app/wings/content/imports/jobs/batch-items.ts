import type { SourceItem } from '../sources/source-item'

export interface NumberedItem extends SourceItem {
  /** In the file, from 1 on. */
  position: number
}

// what is in memory at once, and what one transaction writes
const MAX_BATCH_CHARACTERS = 1_000_000
const MAX_NAME_LENGTH = 500

/** The items behind `position` in bunches of at most `size`, smaller ones where items are large. */
export async function* batchItems(items: AsyncIterable<SourceItem>, position: number, size: number) {
  let batch: NumberedItem[] = []
  let [place, characters] = [0, 0]
  for await (const item of items) {
    if (++place <= position) continue
    batch.push({
      ...item,
      key: item.key.slice(0, MAX_NAME_LENGTH),
      ref: item.ref.slice(0, MAX_NAME_LENGTH),
      position: place,
    })
    characters += item.length ?? 0
    if (batch.length < size && characters < MAX_BATCH_CHARACTERS) continue
    yield batch
    ;[batch, characters] = [[], 0]
  }
  if (batch.length > 0) yield batch
}
