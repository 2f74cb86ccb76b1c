import { aPerson } from '~/domains/accounts/fixtures'
import { aRun, smallSources } from '~/domains/bulk-runs/fixtures'
import { workOnRun } from '~/domains/bulk-runs/work.server'
import { type Ai, aiOf } from '~/platform/ai/ai.server'
import type { Database } from '~/platform/database/database.server'
import type { AsksAi } from './ai-protocols'
import { startAiStandIn } from './ai-stand-in'
import { story, towns } from './bulk-runs'

export const instructions = { story: 'Ten words on {{ town }}.' }

export const townTable = (...names: string[]) => ['town', ...names].join('\n')

export const materialOf = ({ messages }: Pick<AsksAi, 'messages'>) =>
  JSON.parse(messages[0]?.content.split('\n')[1] ?? '')

export const townOf = (asks: AsksAi): string => materialOf(asks).values.town

/** An AI that has ten words of its own for each town. */
export async function startTownAi() {
  const stand = await startAiStandIn()
  const configured = aiOf({ ...stand.env('good'), AI_TIMEOUT_SECONDS: 30 })
  if (!configured) throw new Error('not configured')
  const ai: Ai = { ...configured, backoffMs: 1 }

  function reset() {
    stand.calls.length = 0
    stand.scenario = 'good'
    stand.paceMs = 0
    stand.answer = (asks) => ({ text: story(townOf(asks)) })
  }

  /** What is asked for is there before the rows are judged, by another job. */
  async function work(db: Database, id: string) {
    await workOnRun(db, smallSources, id, { ai })
    await workOnRun(db, smallSources, id, { ai })
  }

  /** A run that has been asked about and judged, and who began it. */
  async function planned(db: Database, table: string, more: Partial<Parameters<typeof aRun>[2]> = {}) {
    const by = await aPerson(db)
    const id = await aRun(db, by, { template: towns, table, instructions, mostAsked: 100, ...more })
    await work(db, id)
    return { id, by }
  }

  const asked = () => stand.calls.map(townOf).sort()
  return { stand, ai, reset, work, planned, asked }
}

export type TownAi = Awaited<ReturnType<typeof startTownAi>>
