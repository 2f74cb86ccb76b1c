import { defineJob } from '~/platform/jobs/define-job.server'
import { DAY_MS } from '~/platform/time/dates'
import { socialImageStore } from './get-social-image.server'

// networks keep their own copies for weeks; one that is asked for later is drawn again
const KEPT_DAYS = 30
const MAX_STORED = 5_000

/** Once a day: drawn pictures of long ago, and the oldest where there are too many. */
export const pruneSocialImagesJob = defineJob({
  name: 'prune-social-images',
  cron: '17 4 * * *',
  async work(_db, _data, { DATA_DIR }) {
    await pruneSocialImages(DATA_DIR)
  },
})

export async function pruneSocialImages(dataDir: string, now = new Date(), maxStored = MAX_STORED) {
  const store = socialImageStore(dataDir)
  const files = []
  for await (const file of store.list()) files.push(file)
  const newestFirst = files.toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
  const before = now.getTime() - KEPT_DAYS * DAY_MS
  const gone = newestFirst.filter(({ changedAt }, place) => place >= maxStored || changedAt.getTime() < before)
  await store.remove(gone.map(({ name }) => name))
}
