/** Something that waits to be written, and whoever waits for that. */
interface QueuedItem<Item> {
  item: Item
  written: () => void
  failed: (error: unknown) => void
}

interface Settings<Item> {
  write: (items: Item[]) => Promise<void>
  /** How long the first of a group waits for others. */
  waitMs: number
  /** At most so many at once. */
  maxBatchSize: number
  /** Beyond so many nothing more is taken: what cannot be written in time is better refused. */
  maxQueueSize: number
}

/**
 * Writes many small things together: whoever adds one waits until the group is committed, so that what was acknowledged is
 * on the disk. One group is written at a time; those that come meanwhile are the next one.
 */
export class GroupCommit<Item> {
  #settings
  #waiting: QueuedItem<Item>[] = []
  #working: Promise<void> | undefined

  constructor(settings: Settings<Item>) {
    this.#settings = settings
  }

  /** False when so many wait already that this one cannot be taken. */
  hasCapacity(count = 1) {
    return this.#waiting.length + count <= this.#settings.maxQueueSize
  }

  /** Resolves once it is written for good. */
  add(item: Item): Promise<void> {
    return new Promise((written, failed) => {
      this.#waiting.push({ item, written, failed })
      this.#working ??= this.#work()
    })
  }

  /** Resolves once nothing waits any more. */
  async drain() {
    await this.#working
  }

  async #work() {
    await new Promise((resolve) => setTimeout(resolve, this.#settings.waitMs))
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, this.#settings.maxBatchSize)
      try {
        await this.#settings.write(group.map(({ item }) => item))
        for (const { written } of group) written()
      } catch (error) {
        for (const { failed } of group) failed(error)
      }
    }
    this.#working = undefined
  }
}
