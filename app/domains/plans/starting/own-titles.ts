import type { Origin, Plan, PlanItem } from '../plan'
import type { Draft } from './draft'

/** Who decided it; the document is read by others too, so it names nobody. */
export const BY_PERSON: Origin = { by: 'user', from: 'person' }

/** The plan with titles in the person's own words. A requirement and its story are about one thing and share theirs. */
export function withOwnTitles(plan: Plan, titles: Draft['titles']): Plan {
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
