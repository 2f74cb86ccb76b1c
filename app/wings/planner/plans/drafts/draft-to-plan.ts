import type { PlanContent } from '../commands.server'
import { makePlan } from '../engine/make-plan'
import { type Origin, type Plan, type PlanItem, SECTIONS } from '../plan'
import { draftToBrief } from './draft-to-brief'
import type { PlanDraft } from './plan-draft'
import { titleFromIdea } from './title-from-idea'

/** Who decided it; the document is read by others too, so it names nobody. */
const USER_ORIGIN: Origin = { by: 'user', from: 'person' }

/** The plan of a draft with everything that the person decided about it. `today`, as 2026-03-02, is its first day. */
export function draftToPlan(draft: PlanDraft, today: string): PlanContent {
  const brief = draftToBrief(draft)
  const title = draft.title || titleFromIdea(brief.idea)
  const asPlanned = makePlan(brief, { today })
  const decided = new Map(draft.decisions.map(({ key, decision }) => [key, decision]))
  if (decided.size === 0) return { title, brief, plan: applyTitles(asPlanned, draft.titles) }
  const plan = makePlan(brief, { today, earlier: scopeOnlyPlan(asPlanned, decided) })
  return { title, brief, plan: applyTitles(markUserScope(plan, decided), draft.titles) }
}

type ScopeDecisionMap = ReadonlyMap<string, 'in' | 'out'>

/** The decisions as the engine reads them. Nothing else of the plan is handed on: nobody has seen its ids yet. */
function scopeOnlyPlan(plan: Plan, decided: ScopeDecisionMap): Plan {
  const empty = Object.fromEntries(SECTIONS.map((section) => [section, []]))
  const scope = plan.scope.map((item) => {
    const decision = decided.get(item.key)
    return decision ? { ...item, decision, origin: USER_ORIGIN } : item
  })
  return { ...plan, ...empty, scope, retiredIds: [] }
}

/** A decision that could not be followed is left to the rules: something that stays is built on it. */
function markUserScope(plan: Plan, decided: ScopeDecisionMap): Plan {
  const scope = plan.scope.map((item) => {
    if (decided.get(item.key) !== item.decision) return item
    const reason = item.decision === 'in' ? 'You want it in the first version.' : 'You took it out.'
    return { ...item, reason, origin: USER_ORIGIN }
  })
  return { ...plan, scope }
}

/** The plan with titles in the person's own words. A requirement and its story are about one thing and share theirs. */
function applyTitles(plan: Plan, titles: PlanDraft['titles']): Plan {
  const of = (section: PlanDraft['titles'][number]['of']) =>
    new Map(titles.filter((title) => title.of === section).map(({ key, title }) => [key, title]))
  const requirements = of('requirements')
  const tasks = of('tasks')
  return {
    ...plan,
    requirements: plan.requirements.map((item) => retitle(item, requirements)),
    stories: plan.stories.map((item) => retitle(item, requirements)),
    epics: plan.epics.map((item) => retitle(item, of('epics'))),
    tasks: retitlePrompts(plan.tasks, tasks).map((item) => retitle(item, tasks)),
  }
}

function retitle<Item extends PlanItem & { title: string }>(item: Item, titles: ReadonlyMap<string, string>): Item {
  const title = titles.get(item.key)
  return title === undefined || title === item.title ? item : { ...item, title, origin: USER_ORIGIN }
}

/** Prompts name their own task in their first line, and those before it in one of the others. */
function retitlePrompts(tasks: Plan['tasks'], titles: ReadonlyMap<string, string>) {
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
