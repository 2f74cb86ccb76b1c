import { defineJob } from '~/platform/jobs/define-job.server'
import { isPublicOrigin } from '~/platform/security/is-public-origin'
import { checkDueLinks } from './check-due-links.commands.server'
import { rateLimitedFetcher } from './rate-limited-fetcher.server'
import { syncExternalLinks } from './sync-external-links.commands.server'

// two at a time would ask a host twice at once: one begins every ten minutes and ends before the next does
const TIME_BUDGET_MS = 7 * 60_000

/**
 * Every ten minutes: addresses to which pages link since, and those that are due. A site that the internet cannot reach asks
 * nobody. What a dead process had taken is due again soon, so nobody has to hold anything.
 */
export const checkExternalLinksJob = defineJob({
  name: 'check-external-links',
  cron: '*/10 * * * *',
  isLong: true,
  retryLimit: 0,
  async work(db, _data, { ORIGIN }) {
    if (!isPublicOrigin(ORIGIN)) return
    await syncExternalLinks(db)
    const ask = rateLimitedFetcher({ origin: ORIGIN })
    const endAt = Date.now() + TIME_BUDGET_MS
    while (Date.now() < endAt && (await checkDueLinks(db, ask)) > 0);
  },
})
