import type { PlanContent } from '../commands.server'
import { makePlan } from '../engine/make-plan'
import { type Origin, type Plan, type PlanItem, SECTIONS } from '../plan'
import { briefOfDraft } from './brief-of-draft'
import type { Draft } from './draft'
import { titleOfIdea } from './title-of-idea'

/** Who decided it; the document is read by others too, so it names nobody. */
const BY_PERSON: Origin = { by: 'user', from: 'person' }

/** The plan of a draft with everything that the person decided about it. `today`, as 2026-03-02, is its first day. */
export function planOfDraft(draft: Draft, today: string): PlanContent {
  const brief = briefOfDraft(draft)
  const title = draft.title || titleOfIdea(brief.idea)
  const asPlanned = makePlan(brief, { today })
  const decided = new Map(draft.decisions.map(({ key, decision }) => [key, decision]))
  if (decided.size === 0) return { title, brief, plan: withOwnTitles(asPlanned, draft.titles) }
  const plan = makePlan(brief, { today, earlier: onlyScope(asPlanned, decided) })
  return { title, brief, plan: withOwnTitles(withOwnScope(plan, decided), draft.titles) }
}

type Decided = ReadonlyMap<string, 'in' | 'out'>

/** The decisions as the engine reads them. Nothing else of the plan is handed on: nobody has seen its ids yet. */
function onlyScope(plan: Plan, decided: Decided): Plan {
  const empty = Object.fromEntries(SECTIONS.map((section) => [section, []]))
  const scope = plan.scope.map((item) => {
    const decision = decided.get(item.key)
    return decision ? { ...item, decision, origin: BY_PERSON } : item
  })
  return { ...plan, ...empty, scope, retiredIds: [] }
}

/** A decision that could not be followed is left to the rules: something that stays is built on it. */
function withOwnScope(plan: Plan, decided: Decided): Plan {
  const scope = plan.scope.map((item) => {
    if (decided.get(item.key) !== item.decision) return item
    const reason = item.decision === 'in' ? 'You want it in the first version.' : 'You took it out.'
    return { ...item, reason, origin: BY_PERSON }
  })
  return { ...plan, scope }
}

/** The plan with titles in the person's own words. A requirement and its story are about one thing and share theirs. */
function withOwnTitles(plan: Plan, titles: Draft['titles']): Plan {
  const of = (section: Draft['titles'][number]['of']) =>
    new Map(titles.filter((title) => title.of === section).map(({ key, title }) => [key, title]))
  const requirements = of('requirements')
  const tasks = of('tasks')
  return {
    ...plan,
    requirements: plan.requirements.map((item) => titled(item, requirements)),
    stories: plan.stories.map((item) => titled(item, requirements)),
    epics: plan.epics.map((item) => titled(item, of('epics'))),
    tasks: withTitledPrompts(plan.tasks, tasks).map((item) => titled(item, tasks)),
  }
}

function titled<Item extends PlanItem & { title: string }>(item: Item, titles: ReadonlyMap<string, string>): Item {
  const title = titles.get(item.key)
  return title === undefined || title === item.title ? item : { ...item, title, origin: BY_PERSON }
}

/** Prompts name their own task in their first line, and those before it in one of the others. */
function withTitledPrompts(tasks: Plan['tasks'], titles: ReadonlyMap<string, string>) {
  const renamed = tasks.flatMap(({ key, title }) => {
    const own = titles.get(key)
    return own === undefined ? [] : [{ from: title, to: own }]
  })
  if (renamed.length === 0) return tasks
  return tasks.map((task) => ({ ...task, prompt: task.prompt.split('\n').map(inOwnWords).join('\n') }))

  function inOwnWords(line: string) {
    const own = renamed.find(({ from }) => line === `# ${from}`)
    if (own) return `# ${own.to}`
    if (!line.startsWith('Already there: ')) return line
    return renamed.reduce((text, { from, to }) => text.replaceAll(from, () => to), line)
  }
}
