import { formatMoney } from '../engine/build-costs'
import type { PlanMessages } from '../messages/en'
import { PLAN_MESSAGES } from '../messages/plan-messages'
import type { Plan, Task } from '../plan'
import { roundedExpectedHours } from '../rounded-expected-hours'
import { userStoryText } from '../user-story-text'

type Words = PlanMessages['headings']

const markdownSection = (title: string, lines: string[]) =>
  lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines]

/** The plan as Markdown in its own language, the same text for the same plan. Prompts of tasks are left out: the build guide shows them. */
export function planToMarkdown(plan: Plan, title = 'Plan') {
  const { headings: words } = PLAN_MESSAGES[plan.language]
  const lines = [
    `# ${title}`,
    ...overviewToMarkdown(plan, words),
    ...coverageToMarkdown(plan, words),
    ...requirementsToMarkdown(plan, words),
    ...qualityToMarkdown(plan, words),
    ...dataModelToMarkdown(plan, words),
    ...markdownSection(words.backlog, backlogToMarkdown(plan, words)),
    ...markdownSection(words.schedule, sprintsToMarkdown(plan)),
    ...costsToMarkdown(plan, words),
    ...risksAndQuestionsToMarkdown(plan, words),
  ]
  return `${lines.join('\n')}\n`
}

function overviewToMarkdown(plan: Plan, words: Words) {
  const { summary, ceremony, capabilities, conflicts, users, journeys, glossary } = plan
  return [
    ...summary.flatMap(({ product, problem, approach, size }) => ['', product, '', problem, approach, size]),
    '',
    `${words.plan[ceremony.level]} ${ceremony.reason}`,
    ...markdownSection(
      words.capabilities,
      capabilities.map(({ id, name, why, origin }) => `- ${id} ${name}: ${why} (${origin.from})`),
    ),
    ...markdownSection(
      words.conflicts,
      conflicts.map(({ id, reason, advice }) => `- ${id} ${reason} ${advice}`),
    ),
    ...markdownSection(
      words.users,
      users.map(({ id, name, kind, need }) => `- ${id} ${name}${kind === 'user' ? '' : ` (${words.notFor})`}: ${need}`),
    ),
    ...markdownSection(
      words.journeys,
      journeys.map(
        ({ id, name, actor, steps, requirementIds }) =>
          `- ${id} ${name} (${actor}): ${steps.join(' → ')} [${requirementIds.join(', ')}]`,
      ),
    ),
    ...markdownSection(
      words.glossary,
      glossary.map(({ id, term, meaning }) => `- ${id} ${term}: ${meaning}`),
    ),
  ]
}

/** Each wish with what serves it, and what is not planned because the brief excludes it. */
function coverageToMarkdown({ coverage, excluded }: Plan, words: Words) {
  return [
    ...markdownSection(
      words.coverage,
      coverage.map(({ wish, text, requirementIds, storyIds, taskIds, leftOut }) => {
        const served = `${words.servedBy}: ${[...requirementIds, ...storyIds, ...taskIds].join(', ')}`
        return `- ${wish} ${text} (${leftOut === null ? served : `${words.leftOut}: ${leftOut}`})`
      }),
    ),
    ...markdownSection(
      words.excluded,
      excluded.map(({ exclusion, item }) => `- ${item} (${exclusion})`),
    ),
  ]
}

function requirementsToMarkdown({ requirements, scope }: Plan, words: Words) {
  return [
    ...markdownSection(
      words.requirements,
      requirements.flatMap(({ id, title, statement, priority, release, criteria, wish }) => [
        `- ${id} ${title} (${[priority, release, wish].filter(Boolean).join(', ')}): ${statement}`,
        ...criteria.map((criterion) => `  - ${criterion.id} ${criterion.text}`),
      ]),
    ),
    ...markdownSection(
      words.scope,
      scope.map(({ requirementId, decision, reason }) => `- ${words[decision]} ${requirementId}: ${reason}`),
    ),
  ]
}

function qualityToMarkdown({ qualities, nonGoals, metrics, stack }: Plan, words: Words) {
  return [
    ...markdownSection(
      words.qualities,
      qualities.map(({ id, title, target, method }) => `- ${id} ${title}: ${target} ${method}`),
    ),
    ...markdownSection(
      words.nonGoals,
      nonGoals.map(({ id, text, reason }) => `- ${id} ${text}. ${reason}`),
    ),
    ...markdownSection(
      words.metrics,
      metrics.map(({ id, name, kind, target, why }) => `- ${id} ${name} (${kind}): ${target}. ${why}`),
    ),
    ...markdownSection(
      words.stack,
      stack.flatMap(({ id, layer, choice, reason, rejected }) => [
        `- ${id} ${layer}: ${choice}. ${reason}`,
        ...rejected.map((other) => `  - ${words.not} ${other.name}: ${other.reason}`),
      ]),
    ),
  ]
}

function dataModelToMarkdown({ entities, relations }: Plan, words: Words) {
  const name = new Map(entities.map((entity) => [entity.id, entity.name]))
  return markdownSection(words.dataModel, [
    ...entities.map(({ id, name, purpose, fields }) => {
      const list = fields.map((field) => `${field.name}${field.isRequired ? '' : '?'}: ${field.type}`).join(', ')
      return `- ${id} ${name}: ${purpose} (${list})`
    }),
    ...relations.map(
      ({ id, fromEntity, toEntity, kind }) => `- ${id} ${name.get(fromEntity)} ${kind} ${name.get(toEntity)}`,
    ),
  ])
}

function costsToMarkdown({ costs, currency, language }: Plan, words: Words) {
  const money = (amount: number) => formatMoney(amount, currency, language)
  return markdownSection(
    words.costs,
    costs.map(
      ({ id, name, period, low, high, reason }) =>
        `- ${id} ${name}: ${money(low)} ${words.to} ${money(high)} (${words[period]}). ${reason}`,
    ),
  )
}

function risksAndQuestionsToMarkdown(plan: Plan, words: Words) {
  const { risks, testPlan, releasePlan, openQuestions, assumptions } = plan
  return [
    ...markdownSection(
      words.risks,
      risks.map(
        ({ id, title, likelihood, impact, response }) => `- ${id} ${title} (${likelihood}, ${impact}) ${response}`,
      ),
    ),
    ...markdownSection(
      words.testPlan,
      testPlan.map(({ id, level, covers, passesWhen }) => `- ${id} ${level}: ${covers}. ${passesWhen}`),
    ),
    ...markdownSection(
      words.releasePlan,
      releasePlan.map(({ id, step, doneWhen }) => `- ${id} ${step} ${doneWhen}`),
    ),
    ...markdownSection(
      words.openQuestions,
      openQuestions.map(
        ({ id, question, why, options, recommended }) =>
          `- ${id} ${question} ${why} ${words.options}: ${options.join('; ')}. ${words.recommended}: ${recommended}.`,
      ),
    ),
    ...markdownSection(
      words.assumptions,
      assumptions.map(({ id, text, confirmBy }) => `- ${id} ${text} ${confirmBy}`),
    ),
  ]
}

/** Epics with their stories, criteria and tasks, as lines of Markdown. */
function backlogToMarkdown({ epics, stories, tasks, language }: Plan, words: Words) {
  return epics.flatMap(({ id, title, value, priority }) => [
    `### ${id} ${title} (${priority})`,
    '',
    value,
    '',
    ...stories
      .filter(({ epicId }) => epicId === id)
      .flatMap((story) => [
        `- ${story.id} ${story.title} (${story.priority}; ${story.requirementIds.join(', ')}): ${userStoryText(story, language)}`,
        ...story.criteria.map((criterion) => `  - ${criterion.id} ${criterion.text}`),
        ...tasks.filter(({ storyId }) => storyId === story.id).map((task) => `  - ${taskLine(task, words)}`),
      ]),
    '',
  ])
}

/** Sprints with their tasks, the critical path and the figures of the schedule, as lines of Markdown. */
function sprintsToMarkdown({ sprints, waves, schedule, language }: Plan) {
  const { scheduleFits, scheduleDoesNotFit, headings: words } = PLAN_MESSAGES[language]
  const { weeksNeeded, weeksWanted, fits, expectedHours, sigmaHours, p50Hours, p80Hours, range, skills } = schedule
  return [
    fits ? scheduleFits(weeksNeeded, weeksWanted) : scheduleDoesNotFit(weeksNeeded, weeksWanted),
    ...(range ? [words.together(range.lowHours, range.highHours, range.lowWeeks, range.highWeeks)] : []),
    `${words.figures(expectedHours, sigmaHours, p50Hours, p80Hours)} ${schedule.formula}`,
    `${words.criticalPath(schedule.criticalHours)}: ${schedule.criticalPath.join(' → ')}`,
    '',
    ...skills.map((load) => `- ${words.skill(load.skill, load.hours, load.capacityHours, load.fits)}`),
    '',
    ...sprints.map(
      ({ id, startWeek, weeks, plannedHours, capacityHours, taskIds }) =>
        `- ${words.sprint(id, startWeek, weeks, plannedHours, capacityHours)}: ${taskIds.join(', ')}`,
    ),
    ...waves.map(({ id, taskIds }) => `- ${id}: ${taskIds.join(', ')}`),
  ]
}

/** A task in one line: "T-3 Title (backend, 4/8/16 h, expected 8.7, after T-1)". */
function taskLine({ id, title, skill, estimate, dependsOn }: Task, words: Words) {
  const { optimistic, mostLikely, pessimistic } = estimate
  const after = dependsOn.length > 0 ? `, ${words.after} ${dependsOn.join(', ')}` : ''
  const expected = roundedExpectedHours(estimate)
  return `${id} ${title} (${skill}, ${optimistic}/${mostLikely}/${pessimistic} ${words.hours}, ${words.expected} ${expected}${after})`
}
