import type { Database } from '~/platform/database/database.server'
import { computeWaves } from '../engine/task-graph'
import { PlanMissing } from '../errors'
import type { Plan, Task } from '../plan'
import { findPlanFor, type Person, requireRole } from '../queries.server'
import { createGitHubClient, GitHubError, type GitHubIssue } from './github-client.server'
import {
  claimExport,
  findIssueRecords,
  type IssueRecord,
  releaseExport,
  saveIssueRecord,
} from './github-export.commands.server'
import {
  buildIssue,
  epicLabel,
  hashIssue,
  type IssueContent,
  issueMarker,
  planLabel,
  preserveCheckedItems,
} from './github-issue'

export type ExportEvent =
  | { kind: 'started'; total: number }
  | { kind: 'waiting'; seconds: number }
  | { kind: 'issue'; taskId: string; number: number; outcome: IssueOutcome; done: number }
  | { kind: 'finished'; created: number; updated: number; same: number; orphanedIssues: number[] }
  | { kind: 'failed'; message: string; done: number }

interface ExportRequest {
  /** owner/name */
  repository: string
  token: string
}

interface ExportOptions {
  base?: string
  signal?: AbortSignal
  emit: (news: ExportEvent) => void
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
  const github = createGitHubClient({
    ...options,
    token: request.token,
    async onWait(seconds) {
      await claimExport(db, planId, repository, false)
      options.emit({ kind: 'waiting', seconds: Math.ceil(seconds) })
    },
  })
  const counts: OutcomeCounts = { created: 0, updated: 0, same: 0 }
  await claimExport(db, planId, repository, true)
  try {
    await exportTasks({ db, planId, repository, github, plan: stored.plan }, counts, options.emit)
  } catch (error) {
    if (!(error instanceof GitHubError) && !options.signal?.aborted) throw error
    const message = error instanceof GitHubError ? error.message : 'Stopped.'
    options.emit({ kind: 'failed', message, done: countDone(counts) })
  } finally {
    await releaseExport(db, planId, repository)
  }
}

type IssueOutcome = 'created' | 'updated' | 'same'
type OutcomeCounts = Record<IssueOutcome, number>
const countDone = ({ created, updated, same }: OutcomeCounts) => created + updated + same

/** Task after task. `counts` says what is done when it breaks off. */
async function exportTasks(target: ExportTarget, counts: OutcomeCounts, say: ExportOptions['emit']) {
  const { db, planId, repository, github, plan } = target
  await github.checkRepository(repository)
  const tasks = sortByDependencies(plan.tasks)
  say({ kind: 'started', total: tasks.length })
  const run: ExportRun = { ...target, records: await findKnownIssues(target, tasks) }
  await ensureLabels(run, tasks)
  for (const task of tasks) {
    await claimExport(db, planId, repository, false)
    const { what, number } = await exportTask(run, task)
    counts[what]++
    say({ kind: 'issue', taskId: task.id, number, outcome: what, done: countDone(counts) })
  }
  const present = new Set(tasks.map(({ id }) => id))
  const left = [...run.records].flatMap(([id, { number }]) => (present.has(id) ? [] : [number]))
  say({ kind: 'finished', ...counts, orphanedIssues: left })
}

interface ExportTarget {
  db: Database
  planId: string
  repository: string
  github: ReturnType<typeof createGitHubClient>
  plan: Plan
}

interface ExportRun extends ExportTarget {
  /** The issues that stand for tasks, by the ids of these. */
  records: Map<string, IssueRecord>
}

/** What a task waits for comes first, so that its issue can name theirs. */
function sortByDependencies(tasks: Task[]) {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const { waves, unplaced } = computeWaves(tasks.map(({ id, dependsOn }) => ({ id, dependsOn, hours: 0 })))
  return [...waves.flat(), ...unplaced].flatMap((id) => byId.get(id) ?? [])
}

/** Our records, and for tasks without one what their marks say: a crash may have come between the issue and its record. */
async function findKnownIssues({ db, planId, repository, github }: ExportTarget, tasks: Task[]) {
  const records = await findIssueRecords(db, planId, repository)
  const unknown = tasks.filter(({ id }) => !records.has(id))
  if (unknown.length === 0) return records
  const issues = await github.listIssuesByLabel(repository, planLabel(planId))
  for (const { id } of unknown) {
    const issue = issues.find(({ body }) => body?.includes(issueMarker(planId, id)))
    if (issue) records.set(id, { number: issue.number, hash: '' })
  }
  return records
}

async function ensureLabels({ db, github, repository, planId, plan, records }: ExportRun, tasks: Task[]) {
  if (tasks.every(({ id }) => records.get(id)?.hash)) return
  for (const name of new Set([planLabel(planId), ...plan.epics.map(epicLabel)])) {
    await claimExport(db, planId, repository, false)
    await github.ensureLabel(repository, name)
  }
}

async function exportTask(run: ExportRun, task: Task): Promise<{ what: IssueOutcome; number: number }> {
  const { planId, plan, records, github, repository } = run
  const numbers = new Map([...records].map(([id, { number }]) => [id, number]))
  const content = buildIssue(planId, plan, task, numbers)
  const hash = hashIssue(content)
  const record = records.get(task.id)
  if (record?.hash === hash) return { what: 'same', number: record.number }
  const present = record && (await github.findIssue(repository, record.number))
  if (present) {
    await github.updateIssue(repository, present.number, issueUpdate(content, present))
    return saveIssue(run, task, { number: present.number, hash }, 'updated')
  }
  const created = await github.createIssue(repository, content)
  return saveIssue(run, task, { number: created.number, hash }, 'created')
}

/** Labels that people gave on GitHub stay: only the text is ours to change. */
const issueUpdate = ({ title, body }: IssueContent, { body: earlier }: GitHubIssue) => ({
  title,
  body: preserveCheckedItems(body, earlier ?? ''),
})

async function saveIssue(
  { db, planId, repository, records }: ExportRun,
  { id }: Task,
  record: IssueRecord,
  what: IssueOutcome,
) {
  records.set(id, record)
  await saveIssueRecord(db, planId, repository, id, record)
  return { what, number: record.number }
}
