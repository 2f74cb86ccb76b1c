import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises'
import { countRenderedPages, isRegisterFresh } from '~/domains/pages/rendered-pages.server'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { letGo, note } from '~/platform/jobs/long-work.server'
import { workAt } from '~/platform/jobs/work-at.server'
import { type JudgedPage, judgePage } from '../judging/judge-page'
import { loadPages } from '../judging/load-pages.server'
import { besideFindings } from '../judging/side-by-side.server'
import { auditWork, type Standing, standingOf } from './audit-work.server'
import { noteFingerprint } from './fingerprint.server'
import { forgetOldAudits } from './forget.server'
import { keepPages } from './keep-pages.server'
import { notePagesGone } from './pages-gone.server'

// written in one transaction, which keeps the row of the audit locked until its end
const BATCH = 10
const LOOK_EVERY_MS = 250
const REGISTER_WITHIN_MS = 2 * 60_000
const OUR_FAULT = 'It failed. The errors of the site say why; it can be run again.'

type Surroundings = Pick<SiteEnvironment, 'ORIGIN' | 'DATA_DIR'>

/** Works at an audit to its end, from where it stands, unless another process does or it is over. */
export async function workAtAudit(db: Database, auditId: string, { ORIGIN, DATA_DIR }: Surroundings) {
  const asked = { id: auditId, ourFault: OUR_FAULT }
  try {
    await workAt(db, auditWork, asked, async (atWork) => {
      await waitForRegister(db, atWork.signal)
      await noteFingerprint(db, auditId)
      await audit(db, standingOf(atWork), { origin: ORIGIN, dataDir: DATA_DIR })
    })
  } finally {
    await forgetOldAudits(db).catch(() => {})
  }
}

async function audit(db: Database, begun: Standing, site: { origin: string; dataDir: string }) {
  let standing = begun
  await note(db, standing.claim, { totalCount: await countRenderedPages(db) })
  const beside = await besideFindings(db, site.origin)
  for (;;) {
    const startedAt = performance.now()
    const pages = await loadPages(db, { after: standing.cameTo, limit: BATCH, ...site, beside })
    const judged: JudgedPage[] = []
    for (const page of pages) {
      judged.push(judgePage(page))
      await breathe()
    }
    if (judged.length > 0) standing = await keepPages(db, standing, judged)
    if (pages.length < BATCH) break
    await restAfter(performance.now() - startedAt)
  }
  const summary = await notePagesGone(db, standing)
  await letGo(db, standing.claim, { state: 'done', endedAt: new Date(), summary: JSON.stringify(summary) })
}

/** As long as it worked, so that visitors have at least half of the process. */
const restAfter = (workedMs: number) => pause(workedMs)

/** What has changed just now is read first; a register that does not come to an end is taken as it is. */
async function waitForRegister(db: Database, signal: AbortSignal) {
  const givenUpAt = Date.now() + REGISTER_WITHIN_MS
  while (Date.now() < givenUpAt && !(await isRegisterFresh(db))) {
    await pause(LOOK_EVERY_MS)
    signal.throwIfAborted()
  }
}
