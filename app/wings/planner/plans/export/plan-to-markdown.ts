import { formatMoney } from '../engine/build-costs'
import type { PlanMessages } from '../messages/en'
import { PLAN_MESSAGES } from '../messages/plan-messages'
import type { Plan, Task } from '../plan'
import { roundedExpectedHours } from '../rounded-expected-hours'
import { userStoryText } from '../user-story-text'

type Words = PlanMessages['headings']
/** A heading and the lines below it; without lines there is no heading. */
type MarkdownChapter = [title: string, lines: string[]]

/** The plan as Markdown in its own language, the same text for the same plan. Prompts of tasks are left out: the build guide shows them. */
export function planToMarkdown(plan: Plan, title = 'Plan') {
  const { headings: words } = PLAN_MESSAGES[plan.language]
  const { summary, ceremony } = plan
  const chapters = [
    ...usersChapters(plan, words),
    ...coverageChapters(plan, words),
    ...qualityChapters(plan, words),
    [words.dataModel, dataModelLines(plan)] as const,
    [words.backlog, backlogLines(plan, words)] as const,
    [words.schedule, scheduleLines(plan)] as const,
    ...riskChapters(plan, words),
  ]
  const lines = [
    `# ${title}`,
    ...summary.flatMap(({ product, problem, approach, size }) => ['', product, '', problem, approach, size]),
    '',
    `${words.plan[ceremony.level]} ${ceremony.reason}`,
    ...chapters.flatMap(([title, lines]) => (lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines])),
  ]
  return `${lines.join('\n')}\n`
}

const bullets = <Item extends { id: string }>(items: Item[], text: (item: Item) => string) =>
  items.map((item) => `- ${item.id} ${text(item)}`)

const usersChapters = (plan: Plan, words: Words): MarkdownChapter[] => [
  [words.capabilities, bullets(plan.capabilities, ({ name, why, origin }) => `${name}: ${why} (${origin.from})`)],
  [words.conflicts, bullets(plan.conflicts, ({ reason, advice }) => `${reason} ${advice}`)],
  [
    words.users,
    bullets(plan.users, ({ name, kind, need }) => `${name}${kind === 'user' ? '' : ` (${words.notFor})`}: ${need}`),
  ],
  [
    words.journeys,
    bullets(
      plan.journeys,
      ({ name, actor, steps, requirementIds }) =>
        `${name} (${actor}): ${steps.join(' → ')} [${requirementIds.join(', ')}]`,
    ),
  ],
  [words.glossary, bullets(plan.glossary, ({ term, meaning }) => `${term}: ${meaning}`)],
]

/** Each wish with what serves it, what is not planned because the brief excludes it, and the requirements. */
const coverageChapters = ({ coverage, excluded, requirements, scope }: Plan, words: Words): MarkdownChapter[] => [
  [
    words.coverage,
    coverage.map(({ wish, text, requirementIds, storyIds, taskIds, leftOut }) => {
      const served = `${words.servedBy}: ${[...requirementIds, ...storyIds, ...taskIds].join(', ')}`
      return `- ${wish} ${text} (${leftOut === null ? served : `${words.leftOut}: ${leftOut}`})`
    }),
  ],
  [words.excluded, excluded.map(({ exclusion, item }) => `- ${item} (${exclusion})`)],
  [
    words.requirements,
    requirements.flatMap(({ id, title, statement, priority, release, criteria, wish }) => [
      `- ${id} ${title} (${[priority, release, wish].filter(Boolean).join(', ')}): ${statement}`,
      ...criteria.map((criterion) => `  - ${criterion.id} ${criterion.text}`),
    ]),
  ],
  [words.scope, scope.map(({ requirementId, decision, reason }) => `- ${words[decision]} ${requirementId}: ${reason}`)],
]

const qualityChapters = ({ qualities, nonGoals, metrics, stack }: Plan, words: Words): MarkdownChapter[] => [
  [words.qualities, bullets(qualities, ({ title, target, method }) => `${title}: ${target} ${method}`)],
  [words.nonGoals, bullets(nonGoals, ({ text, reason }) => `${text}. ${reason}`)],
  [words.metrics, bullets(metrics, ({ name, kind, target, why }) => `${name} (${kind}): ${target}. ${why}`)],
  [
    words.stack,
    stack.flatMap(({ id, layer, choice, reason, rejected }) => [
      `- ${id} ${layer}: ${choice}. ${reason}`,
      ...rejected.map((other) => `  - ${words.not} ${other.name}: ${other.reason}`),
    ]),
  ],
]

function dataModelLines({ entities, relations }: Plan) {
  const names = new Map(entities.map(({ id, name }) => [id, name]))
  return [
    ...bullets(entities, ({ name, purpose, fields }) => {
      const list = fields.map((field) => `${field.name}${field.isRequired ? '' : '?'}: ${field.type}`).join(', ')
      return `${name}: ${purpose} (${list})`
    }),
    ...bullets(
      relations,
      ({ fromEntity, toEntity, kind }) => `${names.get(fromEntity)} ${kind} ${names.get(toEntity)}`,
    ),
  ]
}

function riskChapters(plan: Plan, words: Words): MarkdownChapter[] {
  const money = (amount: number) => formatMoney(amount, plan.currency, plan.language)
  return [
    [
      words.costs,
      bullets(
        plan.costs,
        ({ name, period, low, high, reason }) =>
          `${name}: ${money(low)} ${words.to} ${money(high)} (${words[period]}). ${reason}`,
      ),
    ],
    [
      words.risks,
      bullets(
        plan.risks,
        ({ title, likelihood, impact, response }) => `${title} (${likelihood}, ${impact}) ${response}`,
      ),
    ],
    [words.testPlan, bullets(plan.testPlan, ({ level, covers, passesWhen }) => `${level}: ${covers}. ${passesWhen}`)],
    [words.releasePlan, bullets(plan.releasePlan, ({ step, doneWhen }) => `${step} ${doneWhen}`)],
    [
      words.openQuestions,
      bullets(
        plan.openQuestions,
        ({ question, why, options, recommended }) =>
          `${question} ${why} ${words.options}: ${options.join('; ')}. ${words.recommended}: ${recommended}.`,
      ),
    ],
    [words.assumptions, bullets(plan.assumptions, ({ text, confirmBy }) => `${text} ${confirmBy}`)],
  ]
}

/** Epics with their stories, criteria and tasks. */
function backlogLines({ epics, stories, tasks, language }: Plan, words: Words) {
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

/** Sprints with their tasks, the critical path and the figures of the schedule. */
function scheduleLines({ sprints, waves, schedule, language }: Plan) {
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
