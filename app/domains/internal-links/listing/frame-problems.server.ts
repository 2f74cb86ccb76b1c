import { listFrameLinks } from '~/domains/pages/register.queries.server'
import type { Database } from '~/platform/database/database.server'
import type { Problem } from './problem'

/** Links of menus and footers at whose end no page of the site answers in its own place. */
export async function listFrameProblems(db: Database, problem: Problem) {
  if (problem === 'crowded') return []
  const links = await listFrameLinks(db)
  return links.filter(({ status }) => {
    if (status === null || status < 300) return false
    return problem === 'broken' ? status >= 400 : status < 400
  })
}

export type FrameProblem = Awaited<ReturnType<typeof listFrameProblems>>[number]
