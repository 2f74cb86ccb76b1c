import { setImmediate as breathe } from 'node:timers/promises'

/** Goes through a long list in bunches, between which other requests get their turn. */
export async function* yieldingBatches<Item>(items: readonly Item[], atOnce: number): AsyncGenerator<Item[]> {
  for (let start = 0; start < items.length; start += atOnce) {
    yield items.slice(start, start + atOnce)
    await breathe()
  }
}
