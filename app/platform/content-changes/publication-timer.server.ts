import type { Database } from '../database/database.server'
import { logThrottled } from '../monitoring/log-throttled.server'
import { type ContentTag, notifyLocalListeners, onContentChange } from './content-changes.server'

export interface ScheduledContent {
  tag: ContentTag
  /** The earliest moment after `now` at which content with this tag comes out. */
  findNext: (db: Database, now: Date) => Promise<Date | null | undefined>
}

// setTimeout counts in 32 bits (24.8 days); a later moment is looked at again after a day
const MAX_WAIT_MS = 24 * 60 * 60 * 1000
const RETRY_MS = 5_000

/**
 * Drops the pages that show scheduled content at the moment it comes out, in this process: each process has its own clock.
 * Returns the function that stops it.
 */
export function startPublicationTimer(db: Database, contents: ScheduledContent[]) {
  let timer: NodeJS.Timeout | undefined
  let round = 0

  async function wind() {
    const thisRound = ++round
    clearTimeout(timer)
    const due = await findDue(db, contents, new Date()).catch((error) => {
      if (thisRound === round) logThrottled('warn', { err: error }, 'the publication clock could not read the schedule')
      return { at: Date.now() + RETRY_MS, tags: [] }
    })
    if (thisRound !== round) return // wound again meanwhile
    const wait = Math.max(0, Math.min(due.at - Date.now(), MAX_WAIT_MS))
    timer = setTimeout(() => strike(due), wait)
    timer.unref()
  }

  function strike({ at, tags }: { at: number; tags: ContentTag[] }) {
    if (Date.now() >= at && tags.length > 0)
      notifyLocalListeners(tags) // which winds the clock again
    else void wind()
  }

  const stopListening = onContentChange((changed) => {
    if (changed === 'everything' || contents.some(({ tag }) => changed.includes(tag))) void wind()
  })
  void wind()
  return () => {
    round++
    clearTimeout(timer)
    stopListening()
  }
}

async function findDue(db: Database, contents: ScheduledContent[], now: Date) {
  let at = Number.POSITIVE_INFINITY
  let tags: ContentTag[] = []
  for (const { tag, findNext } of contents) {
    const next = (await findNext(db, now))?.getTime() ?? Number.POSITIVE_INFINITY
    if (next < at) [at, tags] = [next, [tag]]
    else if (next === at) tags.push(tag)
  }
  return { at, tags }
}
