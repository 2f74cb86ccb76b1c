import { z } from 'zod'
import { byTask, COLUMN_NAMES, inColumn, STATUSES } from '~/domains/board/progress'
import { nameOf } from '~/domains/plans/item-name'
import { itemsOf, PLAN_PARTS, type Plan, type PlanItem, type PlanPart, type Section } from '~/domains/plans/plan'
import { boardOf, planInput, planOf } from './chosen-plan.server'
import { asMaterial } from './material'
import { nextInShort } from './task-answer.server'
import { defineTool } from './tool.server'

const MOST_FOUND = 12
const MOST_IN_COLUMN = 15
const LONGEST_NAME = 120
const parts = Object.keys(PLAN_PARTS) as [PlanPart, ...PlanPart[]]

export const plan = defineTool({
  name: 'plan',
  description: 'What is built: overview of the plan, or one part in full.',
  input: z.object({ ...planInput, part: z.enum(parts).optional() }),
  isReading: true,
  async run(place, { plan: named, part }) {
    const { id, title, plan, role } = await planOf(place, named)
    const content = part ? partOf(plan, part) : overviewOf(plan)
    const data = { plan: id, title, ...content }
    return { text: asMaterial({ role }, `${title}\n${JSON.stringify(content)}`), data }
  },
})

/** Without what only the planner itself needs. */
function partOf(plan: Plan, part: PlanPart) {
  const sections: readonly Section[] = PLAN_PARTS[part]
  const items = (section: Section) =>
    (plan[section] as PlanItem[]).map(({ key: _key, origin: _origin, ...item }) => item)
  return Object.fromEntries(sections.map((section) => [section, items(section)]))
}

function overviewOf({ summary, requirements, stack, epics, schedule, nonGoals }: Plan) {
  const [first] = summary
  return {
    product: first?.product,
    problem: first?.problem,
    approach: first?.approach,
    requirements: requirements
      .filter(({ release }) => release === 'mvp')
      .map(({ id, title, priority }) => `${id} ${title} (${priority})`),
    stack: stack.map(({ layer, choice }) => `${layer}: ${choice}`),
    epics: epics.map(({ id, title }) => `${id} ${title}`),
    nonGoals: nonGoals.map(({ text }) => text),
    weeks: schedule.weeksNeeded,
    parts,
  }
}

export const search = defineTool({
  name: 'search',
  description: 'Find requirements, stories, tasks and other items by words.',
  input: z.object({ ...planInput, words: z.string().trim().min(1).max(200) }),
  isReading: true,
  async run(place, { plan: named, words }) {
    const { id, plan, role } = await planOf(place, named)
    const wanted = words.toLowerCase().split(/\s+/)
    const found = itemsOf(plan).filter((item) => wanted.every((word) => textOf(item).includes(word)))
    const shown = found
      .slice(0, MOST_FOUND)
      .map((item) => ({ id: item.id, title: (nameOf(item) || item.key).slice(0, LONGEST_NAME) }))
    const text = shown.map((item) => `${item.id} ${item.title}`).join('\n')
    return {
      text: text ? asMaterial({ role }, text) : 'Nothing has these words.',
      data: { plan: id, found: found.length, items: shown },
    }
  },
})

const textOf = ({ key: _key, origin: _origin, ...item }: PlanItem) => JSON.stringify(item).toLowerCase()

export const board = defineTool({
  name: 'board',
  description: 'The board: columns, their tasks, who is on them, and what is next.',
  input: z.object(planInput),
  isReading: true,
  async run(place, { plan: named }) {
    const { plan, board } = await boardOf(place, named)
    const rows = byTask(board.rows)
    const titles = new Map(board.cards.map(({ id, title }) => [id, title]))
    const people = new Map(board.people.map(({ id, name }) => [id, name]))
    const columns = STATUSES.map((status) => {
      const inPlan = inColumn(rows, status).filter(({ taskId }) => titles.has(taskId))
      const tasks = inPlan.slice(0, MOST_IN_COLUMN).map(({ taskId, assigneeId }) => ({
        id: taskId,
        title: titles.get(taskId),
        ...(assigneeId && { assignee: people.get(assigneeId) ?? '' }),
      }))
      return { status, count: inPlan.length, tasks }
    })
    const next = await nextInShort(place, board.planId)
    const lines = columns.map(
      ({ status, count, tasks }) =>
        `${COLUMN_NAMES[status]} (${count}): ${tasks.map(({ id, title }) => `${id} ${title}`).join('; ')}`,
    )
    const text = [...lines, next ? `Next: ${next.id} ${next.title}` : 'Nothing is open.'].join('\n')
    return { text: asMaterial(plan, text), data: { plan: board.planId, title: board.title, columns, next } }
  },
})
