import type { Plan, Schedule } from '../plan'
import { formatMoney, hourlyRates } from './build-costs'
import { findAnsweredOptions } from './choose-capabilities'
import { listQuestions } from './clarifying-questions'
import { sourceOfFill, usableFill } from './fill-wish'
import { createItemBase, type PlanningContext, toKey } from './planning-context'
import { computeSkillLoads } from './team-capacity'

/** What is still open, each with a recommendation, and what the plan takes for granted until somebody confirms it. */
export function buildQuestions(
  planning: PlanningContext,
  schedule: Schedule,
): Pick<Plan, 'openQuestions' | 'assumptions'> {
  return { openQuestions: buildOpenQuestions(planning, schedule), assumptions: buildAssumptions(planning, schedule) }
}

function buildOpenQuestions(planning: PlanningContext, schedule: Schedule): Plan['openQuestions'] {
  const { brief, knowledge } = planning
  const unanswered = listQuestions(brief, knowledge).map(({ key, question, why, options, recommended }) => ({
    ...createItemBase(planning, 'openQuestions', key, `question:${key.split('/')[0]}`),
    question,
    why,
    options: options.map(({ label }) => label),
    recommended: options.find((option) => option.key === recommended)?.label ?? recommended,
  }))
  const found = [
    ...unknownQuestions(planning),
    ...conflictQuestions(planning),
    ...deadlineQuestions(planning, schedule),
    ...budgetQuestions(planning, schedule),
    ...stackQuestions(planning),
  ]
  const asked = found.map(({ key, options, ...question }) => ({
    ...createItemBase(planning, 'openQuestions', key, 'engine:questions'),
    ...question,
    options: [...options],
    recommended: options[0],
  }))
  return [...unanswered, ...asked, ...questionsOfModel(planning)]
}

/** What a model asks about the wishes that it filled; the same question once. */
function questionsOfModel(planning: PlanningContext): Plan['openQuestions'] {
  const all = planning.wishes.flatMap(({ wish, match }) => {
    const fill = match ? null : usableFill(wish, planning.check)
    return (fill?.questions ?? []).map((question) => ({ ...question, from: fill ? sourceOfFill(fill) : '' }))
  })
  return [...new Map(all.map((one) => [toKey(one.question), one]))].map(([key, { from, ...question }]) => ({
    ...createItemBase(planning, 'openQuestions', `ai/${key.slice(0, 80)}`, from),
    ...question,
  }))
}

/** The first option is the recommended one. */
type FoundQuestion = { key: string; question: string; why: string; options: readonly [string, ...string[]] }

function unknownQuestions({ reading, messages }: PlanningContext): FoundQuestion[] {
  return reading.unknowns.map(({ id, text }) => ({
    key: `unknown/${id}`,
    question: text,
    why: messages.unknownWhy,
    options: messages.unknownOptions,
  }))
}

function conflictQuestions({ conflicts, messages }: PlanningContext): FoundQuestion[] {
  return conflicts.map(({ between, because, advice }) => ({
    key: `conflict/${between.join('/')}`,
    question: because,
    why: messages.conflictWhy,
    options: [advice, messages.conflictKeep],
  }))
}

function budgetQuestions({ brief, messages, reading }: PlanningContext, { p50Hours }: Schedule): FoundQuestion[] {
  const { budget, currency } = brief
  const rates = hourlyRates(currency)
  const cheapest = Math.round(p50Hours * (rates?.low ?? 0))
  if (budget === null || rates === null || cheapest <= budget) return []
  const money = (amount: number) => formatMoney(amount, currency, reading.language)
  return [
    {
      key: 'budget',
      question: messages.budgetQuestion(money(cheapest), money(budget)),
      why: messages.budgetWhy(money(rates.low)),
      options: messages.budgetOptions,
    },
  ]
}

function stackQuestions({ stack, messages }: PlanningContext): FoundQuestion[] {
  if (stack.length > 0) return []
  return [{ key: 'stack', question: messages.stackQuestion, why: messages.stackWhy, options: messages.stackOptions }]
}

function deadlineQuestions({ messages }: PlanningContext, schedule: Schedule): FoundQuestion[] {
  const { fits, weeksNeeded, weeksWanted, skills } = schedule
  if (fits) return []
  const lacking = skills.filter((load) => !load.fits && load.capacityHours === 0).map(({ skill }) => skill)
  const bySkills = {
    key: 'skills',
    question: messages.skillsQuestion(lacking.join(', ')),
    why: messages.skillsWhy,
    options: messages.skillsOptions,
  }
  const byWeeks = {
    key: 'weeks',
    question: messages.weeksQuestion(weeksNeeded, weeksWanted),
    why: messages.weeksWhy,
    options: messages.weeksOptions(weeksNeeded),
  }
  return [...(lacking.length > 0 ? [bySkills] : []), ...(weeksNeeded > weeksWanted ? [byWeeks] : [])]
}

type AssumptionRow = [key: string, text: string, confirmBy: string]

function buildAssumptions(planning: PlanningContext, schedule: Schedule): Plan['assumptions'] {
  return [
    ...limitAssumptions(planning),
    ...workAssumptions(planning, schedule),
    ...audienceAssumptions(planning),
    ...answerAssumptions(planning),
  ].map(([key, text, confirmBy]) => ({
    ...createItemBase(planning, 'assumptions', key, 'engine:assumptions'),
    text,
    confirmBy,
  }))
}

/** What stands in for limits that the idea does not name. */
function limitAssumptions({ brief, reading, messages, includedFeatures }: PlanningContext): AssumptionRow[] {
  const { team, weeks } = brief
  const tasks = includedFeatures.flatMap((feature) => feature.tasks)
  const founder = computeSkillLoads(
    tasks.map(({ skill, expected }) => ({ skill, hours: expected })),
    brief,
  ).filter(({ isOfFounder }) => isOfFounder)
  const founderHours = Math.round(founder.reduce((sum, { hours }) => sum + hours, 0))
  const hours = Math.round(team.reduce((sum, { hoursPerWeek }) => sum + hoursPerWeek, 0))
  const isOwnTeam = reading.limits.team.length > 0 || team.length > 1 || (team[0]?.skills.length ?? 0) > 0
  return [
    ['time', messages.assumptionTime(team.length, hours), messages.assumptionTimeConfirm],
    ...(isOwnTeam ? [] : [row('team', messages.assumptionTeam, messages.assumptionTeamConfirm)]),
    ...(reading.limits.weeks ? [] : [row('weeks', messages.assumptionWeeks(weeks), messages.assumptionWeeksConfirm)]),
    ...(founderHours === 0
      ? []
      : [
          row(
            'founder',
            messages.assumptionFounder(founderHours, founder.map(({ skill }) => skill).join(', ')),
            messages.assumptionFounderConfirm,
          ),
        ]),
  ]
}

const row = (...cells: AssumptionRow): AssumptionRow => cells

function workAssumptions({ brief, messages, reading }: PlanningContext, schedule: Schedule): AssumptionRow[] {
  const { currency } = brief
  const rates = hourlyRates(currency)
  const money = (amount: number) => formatMoney(amount, currency, reading.language)
  const { lowHours, highHours } = schedule.range ?? { lowHours: 0, highHours: 0 }
  const rate = rates
    ? messages.assumptionRate(money(rates.low), money(rates.high))
    : messages.assumptionNoRate(currency)
  return [
    ['rate', rate, messages.assumptionRateConfirm],
    ['estimates', messages.assumptionEstimates, messages.assumptionEstimatesConfirm],
    [
      'independence',
      messages.assumptionRange(lowHours, highHours, Math.round(schedule.p80Hours)),
      messages.assumptionRangeConfirm,
    ],
  ]
}

function audienceAssumptions({ brief: { audience }, reading, messages }: PlanningContext): AssumptionRow[] {
  if (audience !== '' || reading.roles.length > 0) return []
  return [['audience', messages.assumptionAudience, messages.assumptionAudienceConfirm]]
}

/** Answers become what the plan takes for granted. */
function answerAssumptions({ brief, knowledge, messages }: PlanningContext): AssumptionRow[] {
  const confirm = messages.assumptionAnswerConfirm
  const ofProduct = findAnsweredOptions(brief, knowledge).map(
    ({ key, label, means }): AssumptionRow => [`answer/${key}`, `${label}: ${means}.`, confirm],
  )
  const asked = new Map(listQuestions({ ...brief, answers: [] }, knowledge).map((question) => [question.key, question]))
  const ofIdea = brief.answers.flatMap(({ question, option }): AssumptionRow[] => {
    const known = asked.get(question)
    const label = known?.options.find(({ key }) => key === option)?.label
    const isOfIdea = question.startsWith('wish/') || question.startsWith('contradiction/')
    return known && label && isOfIdea
      ? [[`answer/${question}`, messages.assumptionAnswer(known.question, label), confirm]]
      : []
  })
  return [...ofProduct, ...ofIdea]
}
