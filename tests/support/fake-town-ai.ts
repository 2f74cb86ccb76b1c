import { type AiClient, createAiClient } from '~/platform/ai/ai-client.server'
import type { Database } from '~/platform/database/database.server'
import { aRun, simpleRunDependencies } from '~/wings/content/bulk/fixtures'
import { processBulkRun } from '~/wings/content/bulk/process-bulk-run.server'
import { aProfile } from '~/wings/site/accounts/fixtures'
import type { FakeAiRequest } from './ai-protocols'
import { townStory, townTemplate } from './bulk-runs'
import { startFakeAiServer } from './fake-ai-server'

export const townInstructions = { story: 'Ten words on {{ town }}.' }

export const townNameTable = (...names: string[]) => ['town', ...names].join('\n')

export const readPromptContext = ({ messages }: Pick<FakeAiRequest, 'messages'>) =>
  JSON.parse(messages[0]?.content.split('\n')[1] ?? '')

export const readTown = (asks: FakeAiRequest): string => readPromptContext(asks).values.town

/** An AI that has ten words of its own for each town. */
export async function startFakeTownAi() {
  const stand = await startFakeAiServer()
  const configured = createAiClient({ ...stand.env('good'), AI_TIMEOUT_SECONDS: 30 })
  if (!configured) throw new Error('not configured')
  const ai: AiClient = { ...configured, retryDelayMs: 1 }

  function reset() {
    stand.calls.length = 0
    stand.scenario = 'good'
    stand.delayPerPieceMs = 0
    stand.answer = (asks) => ({ text: townStory(readTown(asks)) })
  }

  /** What is asked for is there before the rows are judged, by another job. */
  async function work(db: Database, id: string) {
    await processBulkRun(db, simpleRunDependencies, id, { ai })
    await processBulkRun(db, simpleRunDependencies, id, { ai })
  }

  /** A run that has been asked about and judged, and who began it. */
  async function planned(db: Database, table: string, more: Partial<Parameters<typeof aRun>[2]> = {}) {
    const by = await aProfile(db)
    const id = await aRun(db, by, {
      template: townTemplate,
      table,
      instructions: townInstructions,
      maxAiRequests: 100,
      ...more,
    })
    await work(db, id)
    return { id, by }
  }

  const asked = () => stand.calls.map(readTown).sort()
  return { stand, ai, reset, work, planned, asked }
}

export type FakeTownAi = Awaited<ReturnType<typeof startFakeTownAi>>
