import { z } from 'zod'
import { createEmbedderProvider } from '~/platform/ai/embedder.server'
import { defineJob } from '~/platform/jobs/define-job.server'
import { embedPages } from './proposals/embed-pages.commands.server'

/** Has the AI read the pages, when there is one that can. */
export const embedPagesJob = defineJob({
  name: 'embed-pages',
  data: z.object({ by: z.object({ id: z.string().nullable(), email: z.string() }) }),
  isLong: true,
  expireInSeconds: 60 * 60,
  async work(db, { by }, env) {
    const place = createEmbedderProvider(env)
    if (place) await embedPages(db, place, { by, signal: new AbortController().signal })
  },
})
