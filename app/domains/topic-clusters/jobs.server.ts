import { z } from 'zod'
import { embedderPlaceOf } from '~/platform/ai/embedder.server'
import { defineJob } from '~/platform/jobs/job.server'
import { readMeanings } from './meanings/read-meanings.server'

/** Has the AI read the pages, when there is one that can. */
export const readMeaningsOfPages = defineJob({
  name: 'read-meanings-of-pages',
  data: z.object({ by: z.object({ id: z.string().nullable(), email: z.string() }) }),
  isLong: true,
  expireInSeconds: 60 * 60,
  async work(db, { by }, env) {
    const place = embedderPlaceOf(env)
    if (place) await readMeanings(db, place, { by, signal: new AbortController().signal })
  },
})
