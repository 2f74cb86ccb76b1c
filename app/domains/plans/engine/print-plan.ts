import type { Plan, Task } from '../plan'
import { shownHours } from '../shown-hours'

const heading = (title: string, lines: string[]) => (lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines])

/** The plan as Markdown, the same text for the same plan. Prompts of tasks are left out: the build guide shows them. */
export function printPlan(plan: Plan, title = 'Plan') {
  const lines = [
    `# ${title}`,
    ...printFront(plan),
    ...printRequirements(plan),
    ...printMeasures(plan),
    ...printData(plan),
    ...heading('Epics, stories and tasks', printBacklog(plan)),
    ...heading('Schedule', printSprints(plan)),
    ...printEnd(plan),
  ]
  return `${lines.join('\n')}\n`
}

function printFront({ summary, ceremony, capabilities, conflicts, users, journeys, glossary }: Plan) {
  return [
    ...summary.flatMap(({ product, problem, approach, size }) => ['', product, '', problem, approach, size]),
    '',
    `${ceremony.level === 'light' ? 'Light' : 'Full'} plan. ${ceremony.reason}`,
    ...heading(
      'Capabilities',
      capabilities.map(({ id, name, why, origin }) => `- ${id} ${name}: ${why} (${origin.from})`),
    ),
    ...heading(
      'Conflicts',
      conflicts.map(({ id, reason, advice }) => `- ${id} ${reason} ${advice}`),
    ),
    ...heading(
      'Users and non-users',
      users.map(({ id, name, kind, need }) => `- ${id} ${name}${kind === 'user' ? '' : ' (not for)'}: ${need}`),
    ),
    ...heading(
      'Journeys',
      journeys.map(
        ({ id, name, actor, steps, requirementIds }) =>
          `- ${id} ${name} (${actor}): ${steps.join(' → ')} [${requirementIds.join(', ')}]`,
      ),
    ),
    ...heading(
      'Glossary',
      glossary.map(({ id, term, meaning }) => `- ${id} ${term}: ${meaning}`),
    ),
  ]
}

function printRequirements({ requirements, scope }: Plan) {
  return [
    ...heading(
      'Requirements',
      requirements.flatMap(({ id, title, statement, priority, release, criteria }) => [
        `- ${id} ${title} (${priority}, ${release}): ${statement}`,
        ...criteria.map((criterion) => `  - ${criterion.id} ${criterion.text}`),
      ]),
    ),
    ...heading(
      'In and out of the first version',
      scope.map(({ requirementId, decision, reason }) => `- ${decision} ${requirementId}: ${reason}`),
    ),
  ]
}

function printMeasures({ qualities, nonGoals, metrics, stack }: Plan) {
  return [
    ...heading(
      'Quality in numbers',
      qualities.map(({ id, title, target, method }) => `- ${id} ${title}: ${target} ${method}`),
    ),
    ...heading(
      'Non-goals',
      nonGoals.map(({ id, text, reason }) => `- ${id} ${text}. ${reason}`),
    ),
    ...heading(
      'Metrics and counter-metrics',
      metrics.map(({ id, name, kind, target, why }) => `- ${id} ${name} (${kind}): ${target}. ${why}`),
    ),
    ...heading(
      'Stack',
      stack.flatMap(({ id, layer, choice, reason, rejected }) => [
        `- ${id} ${layer}: ${choice}. ${reason}`,
        ...rejected.map((other) => `  - not ${other.name}: ${other.reason}`),
      ]),
    ),
  ]
}

function printData({ entities, relations }: Plan) {
  const name = new Map(entities.map((entity) => [entity.id, entity.name]))
  return heading('Data model', [
    ...entities.map(({ id, name, purpose, fields }) => {
      const list = fields.map((field) => `${field.name}${field.isRequired ? '' : '?'}: ${field.type}`).join(', ')
      return `- ${id} ${name}: ${purpose} (${list})`
    }),
    ...relations.map(
      ({ id, fromEntity, toEntity, kind }) => `- ${id} ${name.get(fromEntity)} ${kind} ${name.get(toEntity)}`,
    ),
  ])
}

function printEnd({ costs, risks, testPlan, releasePlan, openQuestions, assumptions }: Plan) {
  return [
    ...heading(
      'Costs',
      costs.map(
        ({ id, name, period, low, high, reason }) => `- ${id} ${name}: $${low} to $${high} (${period}). ${reason}`,
      ),
    ),
    ...heading(
      'Risks',
      risks.map(
        ({ id, title, likelihood, impact, response }) => `- ${id} ${title} (${likelihood}, ${impact}) ${response}`,
      ),
    ),
    ...heading(
      'Test plan',
      testPlan.map(({ id, level, covers, passesWhen }) => `- ${id} ${level}: ${covers}. ${passesWhen}`),
    ),
    ...heading(
      'Release plan',
      releasePlan.map(({ id, step, doneWhen }) => `- ${id} ${step} ${doneWhen}`),
    ),
    ...heading(
      'Open questions',
      openQuestions.map(
        ({ id, question, why, options, recommended }) =>
          `- ${id} ${question} ${why} Options: ${options.join('; ')}. Recommended: ${recommended}.`,
      ),
    ),
    ...heading(
      'Assumptions to confirm',
      assumptions.map(({ id, text, confirmBy }) => `- ${id} ${text} ${confirmBy}`),
    ),
  ]
}

/** Epics with their stories, criteria and tasks, as lines of Markdown. */
function printBacklog({ epics, stories, tasks }: Plan) {
  return epics.flatMap(({ id, title, value, priority }) => [
    `### ${id} ${title} (${priority})`,
    '',
    value,
    '',
    ...stories
      .filter(({ epicId }) => epicId === id)
      .flatMap((story) => [
        `- ${story.id} ${story.title} (${story.priority}; ${story.requirementIds.join(', ')}): As ${story.role}: ${story.action}, so that ${story.benefit}.`,
        ...story.criteria.map((criterion) => `  - ${criterion.id} ${criterion.text}`),
        ...tasks.filter(({ storyId }) => storyId === story.id).map((task) => `  - ${taskLine(task)}`),
      ]),
    '',
  ])
}

/** Sprints with their tasks, the critical path and the figures of the schedule, as lines of Markdown. */
function printSprints({ sprints, waves, schedule }: Plan) {
  const { weeksNeeded, weeksWanted, fits, expectedHours, sigmaHours, p50Hours, p80Hours } = schedule
  return [
    `${weeksNeeded} of ${weeksWanted} weeks: ${fits ? 'fits' : 'does not fit'}.`,
    `Expected ${expectedHours} h, sigma ${sigmaHours} h, P50 ${p50Hours} h, P80 ${p80Hours} h. ${schedule.formula}`,
    `Critical path, ${schedule.criticalHours} h: ${schedule.criticalPath.join(' → ')}`,
    '',
    ...sprints.map(({ id, startWeek, weeks, plannedHours, capacityHours, isOverCapacity, taskIds }) => {
      const size = `${plannedHours} of ${capacityHours} h${isOverCapacity ? ', one task larger than a sprint' : ''}`
      return `- ${id} from week ${startWeek}, ${weeks} weeks (${size}): ${taskIds.join(', ')}`
    }),
    ...waves.map(({ id, taskIds }) => `- ${id}: ${taskIds.join(', ')}`),
  ]
}

/** A task in one line: "T-3 Title (backend, 4/8/16 h, expected 8.7, after T-1)". */
function taskLine({ id, title, skill, estimate, dependsOn }: Task) {
  const { optimistic, mostLikely, pessimistic } = estimate
  const after = dependsOn.length > 0 ? `, after ${dependsOn.join(', ')}` : ''
  const expected = shownHours(estimate)
  return `${id} ${title} (${skill}, ${optimistic}/${mostLikely}/${pessimistic} h, expected ${expected}${after})`
}
