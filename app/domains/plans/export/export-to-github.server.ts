import type { Database } from '~/platform/database/database.server'
import { wavesOf } from '../engine/graph'
import { PlanMissing } from '../errors'
import type { Plan, Task } from '../plan'
import { findPlanFor, type Person, requireRole } from '../queries.server'
import { GitHubFault, gitHub, type Issue } from './github-client.server'
import { hashOf, type IssueContent, issueOf, labelOfEpic, labelOfPlan, markerOf, withTicks } from './github-issue'
import { endTurn, findIssueRecords, type IssueRecord, keepIssueRecord, takeTurn } from './github-records.server'

export type ExportNews =
  | { kind: 'begin'; total: number }
  | { kind: 'wait'; seconds: number }
  | { kind: 'issue'; taskId: string; number: number; what: Outcome; done: number }
  | { kind: 'end'; created: number; updated: number; same: number; left: number[] }
  | { kind: 'failed'; message: string; done: number }

interface ExportRequest {
  /** owner/name */
  repository: string
  token: string
}

interface ExportOptions {
  base?: string
  signal?: AbortSignal
  say: (news: ExportNews) => void
}

/**
 * One issue for each task of a plan, told as it goes. An issue that stands for a task already is changed, or left alone
 * when it says the same; it is known by our record, and after a crash by the mark in its text. Faults of GitHub are told as
 * news: what is done stays done. @throws PlanMissing, PlanIsReadOnly, ExportIsRunning
 */
export async function exportToGitHub(
  db: Database,
  person: Person,
  planId: string,
  request: ExportRequest,
  options: ExportOptions,
) {
  await requireRole(db, person, planId, 'change')
  const stored = await findPlanFor(db, person, planId)
  if (!stored) throw new PlanMissing()
  const repository = request.repository.toLowerCase()
  const github = gitHub({
    ...options,
    token: request.token,
    async onWait(seconds) {
      await takeTurn(db, planId, repository, false)
      options.say({ kind: 'wait', seconds: Math.ceil(seconds) })
    },
  })
  const counts: Counts = { created: 0, updated: 0, same: 0 }
  await takeTurn(db, planId, repository, true)
  try {
    await exportTasks({ db, planId, repository, github, plan: stored.plan }, counts, options.say)
  } catch (error) {
    if (!(error instanceof GitHubFault) && !options.signal?.aborted) throw error
    const message = error instanceof GitHubFault ? error.message : 'Stopped.'
    options.say({ kind: 'failed', message, done: doneIn(counts) })
  } finally {
    await endTurn(db, planId, repository)
  }
}

type Outcome = 'created' | 'updated' | 'same'
type Counts = Record<Outcome, number>
const doneIn = ({ created, updated, same }: Counts) => created + updated + same

/** Task after task. `counts` says what is done when it breaks off. */
async function exportTasks(target: Target, counts: Counts, say: ExportOptions['say']) {
  const { db, planId, repository, github, plan } = target
  await github.checkRepository(repository)
  const tasks = inOrder(plan.tasks)
  say({ kind: 'begin', total: tasks.length })
  const run: Run = { ...target, records: await knownIssues(target, tasks) }
  await ensureLabels(run, tasks)
  for (const task of tasks) {
    await takeTurn(db, planId, repository, false)
    const { what, number } = await exportTask(run, task)
    counts[what]++
    say({ kind: 'issue', taskId: task.id, number, what, done: doneIn(counts) })
  }
  const present = new Set(tasks.map(({ id }) => id))
  const left = [...run.records].flatMap(([id, { number }]) => (present.has(id) ? [] : [number]))
  say({ kind: 'end', ...counts, left })
}

interface Target {
  db: Database
  planId: string
  repository: string
  github: ReturnType<typeof gitHub>
  plan: Plan
}

interface Run extends Target {
  /** The issues that stand for tasks, by the ids of these. */
  records: Map<string, IssueRecord>
}

/** What a task waits for comes first, so that its issue can name theirs. */
function inOrder(tasks: Task[]) {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const { waves, unplaced } = wavesOf(tasks.map(({ id, dependsOn }) => ({ id, dependsOn, hours: 0 })))
  return [...waves.flat(), ...unplaced].flatMap((id) => byId.get(id) ?? [])
}

/** Our records, and for tasks without one what their marks say: a crash may have come between the issue and its record. */
async function knownIssues({ db, planId, repository, github }: Target, tasks: Task[]) {
  const records = await findIssueRecords(db, planId, repository)
  const unknown = tasks.filter(({ id }) => !records.has(id))
  if (unknown.length === 0) return records
  const issues = await github.issuesWith(repository, labelOfPlan(planId))
  for (const { id } of unknown) {
    const issue = issues.find(({ body }) => body?.includes(markerOf(planId, id)))
    if (issue) records.set(id, { number: issue.number, hash: '' })
  }
  return records
}

async function ensureLabels({ db, github, repository, planId, plan, records }: Run, tasks: Task[]) {
  if (tasks.every(({ id }) => records.get(id)?.hash)) return
  for (const name of new Set([labelOfPlan(planId), ...plan.epics.map(labelOfEpic)])) {
    await takeTurn(db, planId, repository, false)
    await github.ensureLabel(repository, name)
  }
}

async function exportTask(run: Run, task: Task): Promise<{ what: Outcome; number: number }> {
  const { planId, plan, records, github, repository } = run
  const numbers = new Map([...records].map(([id, { number }]) => [id, number]))
  const content = issueOf(planId, plan, task, numbers)
  const hash = hashOf(content)
  const record = records.get(task.id)
  if (record?.hash === hash) return { what: 'same', number: record.number }
  const present = record && (await github.issue(repository, record.number))
  if (present) {
    await github.change(repository, present.number, changesFor(content, present))
    return keep(run, task, { number: present.number, hash }, 'updated')
  }
  const created = await github.create(repository, content)
  return keep(run, task, { number: created.number, hash }, 'created')
}

/** Labels that people gave on GitHub stay: only the text is ours to change. */
const changesFor = ({ title, body }: IssueContent, { body: earlier }: Issue) => ({
  title,
  body: withTicks(body, earlier ?? ''),
})

async function keep({ db, planId, repository, records }: Run, { id }: Task, record: IssueRecord, what: Outcome) {
  records.set(id, record)
  await keepIssueRecord(db, planId, repository, id, record)
  return { what, number: record.number }
}
