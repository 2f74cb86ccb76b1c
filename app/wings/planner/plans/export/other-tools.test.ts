import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseCsv } from '~/platform/csv/parse-csv'
import { IDEAS_FOLDER, readIdeas } from '~test/plan-quality'
import { makePlan } from '../engine/make-plan'
import { SAMPLE_BRIEFS } from '../fixtures'
import type { Plan } from '../plan'
import { planIdea } from '../plan-idea'
import { planToJira } from './plan-to-jira'
import { planToLinear } from './plan-to-linear'
import { planToTaskMaster } from './plan-to-task-master'
import { planToSpecKit } from './spec-kit/plan-to-spec-kit'

const updatedAt = new Date('2026-03-02T10:00:00Z')
const today = '2026-03-02'

/** The first requirement comes later, with nothing that builds it. */
function withLaterRequirement(plan: Plan): Plan {
  const [first, ...others] = plan.requirements
  if (!first) throw new Error('The plan has no requirement.')
  const stories = plan.stories.filter(({ requirementIds }) => !requirementIds.includes(first.id))
  const tasks = plan.tasks
    .filter(({ storyId }) => stories.some(({ id }) => id === storyId))
    .map((task, _, kept) => ({
      ...task,
      dependsOn: task.dependsOn.filter((needed) => kept.some(({ id }) => id === needed)),
    }))
  return { ...plan, stories, tasks, requirements: [{ ...first, release: 'later' as const }, ...others] }
}

/** A plan in German, of an idea in tests/plans/ideas. */
function germanPlan() {
  const idea = readIdeas(IDEAS_FOLDER).ideas.find(({ file }) => file === '04-schulkueche')
  const planned = planIdea(idea?.idea ?? '', today)
  if (!('content' in planned)) throw new Error('The idea gives no plan.')
  return planned.content
}

const plans = [
  ...(['marketplace', 'browser-extension'] as const).map((kind) => {
    const brief = SAMPLE_BRIEFS[kind]
    return { title: `The ${kind}`, brief, plan: makePlan(brief, { today }) }
  }),
  germanPlan(),
  {
    title: '=Later',
    brief: SAMPLE_BRIEFS.shop,
    plan: withLaterRequirement(makePlan(SAMPLE_BRIEFS.shop, { today })),
  },
].map((content) => ({ ...content, updatedAt }))

/** The rows of a CSV file by their headings; a heading that stands twice has both values. */
function readCsv(text: string) {
  const [head, ...rows] = parseCsv(text).map(({ cells }) => cells)
  return rows.map((cells) => {
    expect(cells).toHaveLength(head?.length ?? 0)
    const values = Map.groupBy(cells.entries(), ([at]) => head?.[at] ?? '')
    return {
      one: (heading: string) => values.get(heading)?.[0]?.[1] ?? '',
      all: (heading: string) => (values.get(heading) ?? []).map(([, value]) => value).filter(Boolean),
    }
  })
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Every requirement is there by its id, and what it and the stories are measured by. */
function expectRequirements({ requirements, stories }: Plan, text: string) {
  const all = oneLine(text)
  for (const { id, statement, criteria } of requirements)
    for (const demand of [id, statement, ...criteria.map((criterion) => criterion.text)])
      expect(all).toContain(oneLine(demand))
  for (const { criteria } of stories) for (const criterion of criteria) expect(all).toContain(oneLine(criterion.text))
}

const statuses = ['pending', 'in-progress', 'blocked', 'done', 'cancelled', 'deferred'] as const

/** As src/schemas/base-schemas.js and docs/task-structure.md of Task Master 0.43 say. */
const taskMasterFile = z.strictObject({
  master: z.strictObject({
    tasks: z.array(
      z.strictObject({
        id: z.int().positive(),
        title: z.string().min(1).max(200),
        description: z.string().min(1),
        status: z.enum(statuses),
        dependencies: z.array(z.int().positive()),
        priority: z.enum(['low', 'medium', 'high', 'critical']),
        details: z.string(),
        testStrategy: z.string(),
        subtasks: z.array(z.never()),
      }),
    ),
    metadata: z.strictObject({ created: z.iso.datetime(), updated: z.iso.datetime(), description: z.string() }),
  }),
})

describe.each(plans)('the plan $title', (stored) => {
  const { plan, title } = stored

  test('leaves for Task Master with every task, what it waits for, and later requirements deferred', () => {
    const text = planToTaskMaster(stored)
    const { tasks } = taskMasterFile.parse(JSON.parse(text)).master
    const numbers = new Map(tasks.map(({ id, title }) => [title.split(' ')[0], id]))
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length)
    for (const task of plan.tasks) {
      const written = tasks.find(({ id }) => id === numbers.get(task.id))
      expect(written).toMatchObject({ status: 'pending', testStrategy: task.testStrategy })
      expect(written?.dependencies).toEqual(task.dependsOn.map((id) => numbers.get(id)))
    }
    const later = plan.requirements.filter(({ id }) => !plan.tasks.some((task) => task.requirementIds.includes(id)))
    expect(tasks.filter(({ status }) => status === 'deferred').map(({ title }) => title.split(' ')[0])).toEqual(
      later.map(({ id }) => id),
    )
    expectRequirements(
      plan,
      tasks.flatMap(({ title, description, details }) => [title, description, details]).join('\n'),
    )
  })

  test('leaves for Linear with stories, their tasks, and what blocks them', () => {
    const rows = readCsv(planToLinear(stored))
    const ids = rows.map(({ one }) => one('ID'))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining([...plan.stories, ...plan.tasks].map(({ id }) => id)))
    for (const { one } of rows) {
      expect(one('Title').startsWith(`${one('ID')} `)).toBe(true)
      expect(['Todo', 'Backlog']).toContain(one('Status'))
      expect(['High', 'Medium', 'Low']).toContain(one('Priority'))
      expect(one('Project').replace(/^'/, '')).toBe(title)
      const task = plan.tasks.find(({ id }) => id === one('ID'))
      expect(one('Parent issue')).toBe(task?.storyId ?? '')
      expect(one('Blocked by').split(', ').filter(Boolean)).toEqual(task?.dependsOn ?? [])
    }
    expectRequirements(plan, rows.map(({ one }) => `${one('Title')}\n${one('Description')}`).join('\n'))
  })

  test('leaves for Jira with parents above their children, seconds of work, and links by number', () => {
    const rows = readCsv(planToJira(plan))
    const idOf = new Map(rows.map(({ one }) => [one('Issue ID'), one('Summary').split(' ')[0] ?? '']))
    const expected = new Map<string, { type: string; parent?: string; waitsFor?: string[] }>([
      ...plan.epics.map(({ id }) => [id, { type: 'Epic' }] as const),
      ...plan.stories.map(({ id, epicId }) => [id, { type: 'Story', parent: epicId }] as const),
      ...plan.tasks.map(
        ({ id, storyId, dependsOn }) => [id, { type: 'Subtask', parent: storyId, waitsFor: dependsOn }] as const,
      ),
    ])
    expect([...idOf.values()]).toEqual(expect.arrayContaining([...expected.keys()]))
    for (const [at, { one, all }] of rows.entries()) {
      const { type, parent, waitsFor = [] } = expected.get(idOf.get(one('Issue ID')) ?? '') ?? { type: 'Story' }
      expect([one('Issue Type'), idOf.get(one('Parent'))]).toEqual([type, parent])
      expect(Number(one('Parent'))).toBeLessThanOrEqual(at)
      expect(all('Inward issue link (Blocks)').map((number) => idOf.get(number))).toEqual(waitsFor)
      expect(all('Labels').join('')).not.toMatch(/\s/)
      expect(Number(one('Original Estimate')) > 0).toBe(type === 'Subtask')
    }
    expectRequirements(plan, rows.map(({ one }) => `${one('Summary')}\n${one('Description')}`).join('\n'))
  })

  test('leaves for spec-kit as a feature: stories with a test, requirements, outcomes, and tasks by story', () => {
    const files = Object.entries(unzipSync(planToSpecKit(stored))).map(
      ([name, bytes]) => [name.split('/').at(-1), new TextDecoder().decode(bytes)] as const,
    )
    expect(files.map(([name]) => name)).toEqual(['spec.md', 'plan.md', 'tasks.md'])
    const [spec = '', howTo = '', tasks = ''] = files.map(([, text]) => text)

    const headings = [...spec.matchAll(/^##? (.+)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual([
      `Feature Specification: ${title}`,
      'User Scenarios & Testing',
      'Requirements',
      'Success Criteria',
      'Assumptions',
    ])
    const stories = [...spec.matchAll(/^### User Story (\S+) - .+ \(Priority: P[123]\)$/gm)].map(([, id]) => `US-${id}`)
    expect(spec.match(/^\*\*Independent Test\*\*: \S/gm)).toHaveLength(stories.length)
    expect(spec.match(/^\*\*Why this priority\*\*: \S/gm)).toHaveLength(stories.length)
    expect(spec).toMatch(/^- \*\*SC-001\*\*: \S/m)
    expectRequirements(plan, spec.replace(/FR-0*(\d+)/g, 'FR-$1'))
    for (const name of ['Language/Version', 'Storage', 'Testing', 'Target Platform', 'Scale/Scope'])
      expect(howTo).toMatch(new RegExp(`^\\*\\*${name}\\*\\*: \\S`, 'm'))

    const lines = [...tasks.matchAll(/^- \[ \] (T\d{3,})( \[P\])?(?: \[(US\d+)\])? (.+)$/gm)]
    const storyOf = new Map(lines.map(([, id = '', , story]) => [id.replace(/^T0*/, 'T-'), story]))
    expect([...storyOf.keys()].sort()).toEqual(plan.tasks.map(({ id }) => id).sort())
    for (const { id, storyId, dependsOn } of plan.tasks) {
      // what every story stands on belongs to none
      expect(storyOf.get(id)).toBe(stories.includes(storyId) ? storyId.replace('US-', 'US') : undefined)
      const line = lines.find(([, each = '']) => each.replace(/^T0*/, 'T-') === id)?.[4] ?? ''
      const after = /\(depends on ([^)]*)\)$/.exec(line)?.[1]?.split(', ') ?? []
      expect(after.map((each) => each.replace(/^T0*/, 'T-'))).toEqual(dependsOn)
    }
  })
})

test('the same plan gives the same files', () => {
  const [stored] = plans
  if (!stored) throw new Error('There is no plan.')
  expect(planToSpecKit(stored)).toEqual(planToSpecKit({ ...stored }))
})

test('ids that somebody gave by hand stay, and tasks are counted instead', () => {
  const [stored] = plans
  if (!stored) throw new Error('There is no plan.')
  const tasks = stored.plan.tasks.slice(0, 2).map((task, at) => ({ ...task, id: `task ${at}`, dependsOn: [] }))
  const text = planToTaskMaster({ ...stored, plan: { ...stored.plan, tasks } })
  const written = taskMasterFile.parse(JSON.parse(text)).master.tasks.filter(({ status }) => status === 'pending')
  expect(written.map(({ id }) => id)).toEqual([1, 2])
})
