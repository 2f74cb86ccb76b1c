import type { Plan } from '../plan'
import { printBacklog, printSprints } from './print-backlog'

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
