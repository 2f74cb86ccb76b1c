import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import { knowledgeFiles } from '../knowledge-files.ts'
import { median, startSite, temporaryFolder } from './a-site.mjs'

const ROUNDS = 7
const TODAY = '2026-03-02'

/** How long a plan takes without AI: one of 400 tasks in this process, and the largest of the knowledge base over HTTP. */
export async function plans() {
  await printEngine()
  await printOverHttp()
}

async function printEngine() {
  const config = {
    configFile: /** @type {const} */ (false),
    plugins: [knowledgeFiles()],
    resolve: { tsconfigPaths: true },
  }
  const load = async (/** @type {string} */ file) => (await runnerImport(path.resolve('app', file), config)).module
  const { aLargeBrief } = /** @type {typeof import('../../tests/support/large-brief')} */ (
    await load('../tests/support/large-brief.ts')
  )
  const { makePlan } = /** @type {typeof import('~/wings/planner/plans/engine/make-plan')} */ (
    await load('wings/planner/plans/engine/make-plan.ts')
  )
  const { lintPlan } = /** @type {typeof import('~/wings/planner/plans/engine/lint-plan')} */ (
    await load('wings/planner/plans/engine/lint-plan.ts')
  )
  const { brief, knowledge } = aLargeBrief()
  const plan = makePlan(brief, { knowledge, today: TODAY })
  const made = await timed(() => makePlan(brief, { knowledge, today: TODAY }))
  const linted = await timed(() => lintPlan(plan))
  console.log(`${plan.tasks.length} tasks: made in ${made} ms, linted in ${linted} ms (median of ${ROUNDS})`)
}

async function printOverHttp() {
  const dataDir = temporaryFolder()
  const site = await startSite({ dataDir, env: { DEMO: '0' } })
  const cookie = await signedIn(site.origin, dataDir)
  const headers = { cookie, accept: 'application/json', 'content-type': 'application/json' }
  const ask = async (/** @type {string} */ to, /** @type {object} */ body) => {
    const answer = await fetch(`${site.origin}/planner/api/plans${to}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`/planner/api/plans${to} answered ${answer.status}: ${await answer.text()}`)
    return /** @type {Promise<{ figures: { tasks: number } }>} */ (answer.json())
  }
  for (const [name, draft] of Object.entries({
    'one idea': aDraft([]),
    'every capability there is': aDraft(everyCapability()),
  })) {
    const { figures } = await ask('/drafts/preview', draft)
    const preview = await timed(() => ask('/drafts/preview', draft))
    const creation = await timed(() => ask('', { ...draft, id: crypto.randomUUID() }))
    console.log(`over HTTP, ${name}: ${figures.tasks} tasks, preview ${preview} ms, creation ${creation} ms`)
  }
  await site.stop()
}

function everyCapability() {
  return readdirSync('knowledge/plans/capabilities').map((file) => path.basename(file, '.yaml'))
}

function aDraft(/** @type {string[]} */ added) {
  return {
    id: crypto.randomUUID(),
    title: 'Measured',
    idea: 'A marketplace where neighbors rent out tools, with search, a map, messages and reviews',
    audience: '',
    productType: null,
    platforms: null,
    reading: null,
    added,
    team: Array.from({ length: 12 }, () => ({ role: 'Developer', skills: [], hoursPerWeek: 40 })),
    weeks: 40,
    budget: 500_000,
    currency: null,
    compliance: [],
    answers: [],
    skipped: [],
    decisions: [],
    titles: [],
  }
}

/** @param {string} origin @param {string} dataDir */
async function signedIn(origin, dataDir) {
  const account = { email: 'bench@harbor.test', password: 'Passage7TideBench' }
  const words = ['scripts/run-studio.mjs', 'admin', 'add', account.email, '--password', account.password]
  spawnSync(process.execPath, words, { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } })
  const body = new URLSearchParams(account)
  const answer = await fetch(`${origin}/admin/login`, { method: 'POST', body, redirect: 'manual' })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** Whole milliseconds, the median of some rounds. @param {() => unknown} work */
async function timed(work) {
  const times = []
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  return Math.round(median(times))
}
