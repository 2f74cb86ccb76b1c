import type { Plan, Task } from '../plan'
import { roundedExpectedHours } from '../rounded-expected-hours'

const markdownSection = (title: string, lines: string[]) =>
  lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines]

/** The plan as Markdown, the same text for the same plan. Prompts of tasks are left out: the build guide shows them. */
export function planToMarkdown(plan: Plan, title = 'Plan') {
  const lines = [
    `# ${title}`,
    ...overviewToMarkdown(plan),
    ...requirementsToMarkdown(plan),
    ...qualityToMarkdown(plan),
    ...dataModelToMarkdown(plan),
    ...markdownSection('Epics, stories and tasks', backlogToMarkdown(plan)),
    ...markdownSection('Schedule', sprintsToMarkdown(plan)),
    ...costsAndRisksToMarkdown(plan),
  ]
  return `${lines.join('\n')}\n`
}

function overviewToMarkdown({ summary, ceremony, capabilities, conflicts, users, journeys, glossary }: Plan) {
  return [
    ...summary.flatMap(({ product, problem, approach, size }) => ['', product, '', problem, approach, size]),
    '',
    `${ceremony.level === 'light' ? 'Light' : 'Full'} plan. ${ceremony.reason}`,
    ...markdownSection(
      'Capabilities',
      capabilities.map(({ id, name, why, origin }) => `- ${id} ${name}: ${why} (${origin.from})`),
    ),
    ...markdownSection(
      'Conflicts',
      conflicts.map(({ id, reason, advice }) => `- ${id} ${reason} ${advice}`),
    ),
    ...markdownSection(
      'Users and non-users',
      users.map(({ id, name, kind, need }) => `- ${id} ${name}${kind === 'user' ? '' : ' (not for)'}: ${need}`),
    ),
    ...markdownSection(
      'Journeys',
      journeys.map(
        ({ id, name, actor, steps, requirementIds }) =>
          `- ${id} ${name} (${actor}): ${steps.join(' → ')} [${requirementIds.join(', ')}]`,
      ),
    ),
    ...markdownSection(
      'Glossary',
      glossary.map(({ id, term, meaning }) => `- ${id} ${term}: ${meaning}`),
    ),
  ]
}

function requirementsToMarkdown({ requirements, scope }: Plan) {
  return [
    ...markdownSection(
      'Requirements',
      requirements.flatMap(({ id, title, statement, priority, release, criteria }) => [
        `- ${id} ${title} (${priority}, ${release}): ${statement}`,
        ...criteria.map((criterion) => `  - ${criterion.id} ${criterion.text}`),
      ]),
    ),
    ...markdownSection(
      'In and out of the first version',
      scope.map(({ requirementId, decision, reason }) => `- ${decision} ${requirementId}: ${reason}`),
    ),
  ]
}

function qualityToMarkdown({ qualities, nonGoals, metrics, stack }: Plan) {
  return [
    ...markdownSection(
      'Non-functional requirements',
      qualities.map(({ id, title, target, method }) => `- ${id} ${title}: ${target} ${method}`),
    ),
    ...markdownSection(
      'Non-goals',
      nonGoals.map(({ id, text, reason }) => `- ${id} ${text}. ${reason}`),
    ),
    ...markdownSection(
      'Metrics and counter-metrics',
      metrics.map(({ id, name, kind, target, why }) => `- ${id} ${name} (${kind}): ${target}. ${why}`),
    ),
    ...markdownSection(
      'Stack',
      stack.flatMap(({ id, layer, choice, reason, rejected }) => [
        `- ${id} ${layer}: ${choice}. ${reason}`,
        ...rejected.map((other) => `  - not ${other.name}: ${other.reason}`),
      ]),
    ),
  ]
}

function dataModelToMarkdown({ entities, relations }: Plan) {
  const name = new Map(entities.map((entity) => [entity.id, entity.name]))
  return markdownSection('Data model', [
    ...entities.map(({ id, name, purpose, fields }) => {
      const list = fields.map((field) => `${field.name}${field.isRequired ? '' : '?'}: ${field.type}`).join(', ')
      return `- ${id} ${name}: ${purpose} (${list})`
    }),
    ...relations.map(
      ({ id, fromEntity, toEntity, kind }) => `- ${id} ${name.get(fromEntity)} ${kind} ${name.get(toEntity)}`,
    ),
  ])
}

function costsAndRisksToMarkdown({ costs, risks, testPlan, releasePlan, openQuestions, assumptions }: Plan) {
  return [
    ...markdownSection(
      'Costs',
      costs.map(
        ({ id, name, period, low, high, reason }) => `- ${id} ${name}: $${low} to $${high} (${period}). ${reason}`,
      ),
    ),
    ...markdownSection(
      'Risks',
      risks.map(
        ({ id, title, likelihood, impact, response }) => `- ${id} ${title} (${likelihood}, ${impact}) ${response}`,
      ),
    ),
    ...markdownSection(
      'Test plan',
      testPlan.map(({ id, level, covers, passesWhen }) => `- ${id} ${level}: ${covers}. ${passesWhen}`),
    ),
    ...markdownSection(
      'Release plan',
      releasePlan.map(({ id, step, doneWhen }) => `- ${id} ${step} ${doneWhen}`),
    ),
    ...markdownSection(
      'Open questions',
      openQuestions.map(
        ({ id, question, why, options, recommended }) =>
          `- ${id} ${question} ${why} Options: ${options.join('; ')}. Recommended: ${recommended}.`,
      ),
    ),
    ...markdownSection(
      'Assumptions to confirm',
      assumptions.map(({ id, text, confirmBy }) => `- ${id} ${text} ${confirmBy}`),
    ),
  ]
}

/** Epics with their stories, criteria and tasks, as lines of Markdown. */
function backlogToMarkdown({ epics, stories, tasks }: Plan) {
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
function sprintsToMarkdown({ sprints, waves, schedule }: Plan) {
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
  const expected = roundedExpectedHours(estimate)
  return `${id} ${title} (${skill}, ${optimistic}/${mostLikely}/${pessimistic} h, expected ${expected}${after})`
}
