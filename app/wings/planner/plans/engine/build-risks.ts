import type { RiskTemplate } from '../knowledge/knowledge-schema'
import type { Plan, Risk, Schedule } from '../plan'
import { fillNouns, type PlannedFeature } from './plan-features'
import { createItemBase, type PlanningContext, wishesInFirstVersion } from './planning-context'
import { computeSkillLoads } from './team-capacity'
import { fillWishWords } from './wish-words'

const WEIGHT = { low: 1, medium: 2, high: 3 }

/** A grave risk is one that takes more than a week of one person's hours. */
const GRAVE_HOURS = 40

/** Risks of the wishes, of capabilities and rules that the person asks for, and of the team, the gravest first. */
export function buildRisks(planning: PlanningContext): Plan['risks'] {
  const { includedFeatures, chosen, knowledge, brief } = planning
  const built = new Set(includedFeatures.map(({ group }) => group))
  const rules = knowledge.compliance.filter(({ key }) => brief.compliance.includes(key))
  const build = (from: string) => createRiskBuilder(planning, from)
  const all = [
    ...wishesInFirstVersion(planning).flatMap(({ key }) => risksOfWish(planning, key).map(build(key))),
    ...chosen
      .filter(({ module }) => built.has(module.key))
      .flatMap(({ module }) => module.risks.map(build(`capability:${module.key}`))),
    ...rules.flatMap((rule) => rule.risks.map(build(`compliance:${rule.key}`))),
    ...findMissingSkillRisks(planning).map(build('engine:skills')),
  ]
  return all.sort((a, b) => riskScore(b) - riskScore(a))
}

/** A day that the idea names and the work does not meet. */
export function buildDeadlineRisks(planning: PlanningContext, { fits, weeksNeeded }: Schedule): Plan['risks'] {
  const { reading, messages } = planning
  const { deadline } = reading.limits
  if (!deadline || fits) return []
  const risk: RiskTemplate = {
    key: 'deadline',
    title: messages.deadlineRisk(deadline.text, weeksNeeded),
    likelihood: 'high',
    impact: 'high',
    response: messages.deadlineResponse,
  }
  return [createRiskBuilder(planning, 'brief:limits')(risk)]
}

const riskScore = ({ likelihood, impact }: Risk) => WEIGHT[likelihood] * WEIGHT[impact]

/** Keys of the risks that work on a feature runs. */
export function riskKeysOfFeature(planning: PlanningContext, { key, group, wish }: PlannedFeature): string[] {
  const module = planning.chosen.find((chosen) => chosen.module.key === group)?.module
  if (module) return module.risks.map((risk) => `capability:${group}/${risk.key}`)
  return wish === null ? [] : risksOfWish(planning, key).map((risk) => `${key}/${risk.key}`)
}

/**
 * The risk of a wish's first kind. Wishes of the same kind share the risks of that kind between them, so that a plan of
 * five reminders does not say the same five times; those beyond have none of their own.
 */
function risksOfWish(
  { wishes, knowledge, reading: { language }, check }: PlanningContext,
  key: string,
): RiskTemplate[] {
  const one = wishes.find((wish) => wish.key === key)
  if (!one) return []
  const kind = one.kinds[0] ?? knowledge.unknownKind
  const before = wishes
    .slice(0, wishes.indexOf(one))
    .filter(({ kinds }) => (kinds[0] ?? knowledge.unknownKind) === kind)
  const risk = kind.risks[before.length]
  if (!risk || check.breaks(`${risk.title[language]}\n${risk.response[language]}`)) return []
  const own = (text: typeof risk.title) => fillWishWords(text[language], one.words)
  return [{ ...risk, title: own(risk.title), response: own(risk.response) }]
}

const createRiskBuilder =
  (planning: PlanningContext, from: string) =>
  ({ key, ...risk }: RiskTemplate): Risk => ({
    ...createItemBase(planning, 'risks', `${from}/${key}`, from),
    ...risk,
    title: fillNouns(risk.title, planning.nouns),
    response: fillNouns(risk.response, planning.nouns),
  })

function findMissingSkillRisks({ includedFeatures, brief, messages }: PlanningContext): RiskTemplate[] {
  const tasks = includedFeatures.flatMap((feature) => feature.tasks)
  const loads = computeSkillLoads(
    tasks.map(({ skill, expected }) => ({ skill, hours: expected })),
    brief,
  )
  return loads
    .filter(({ capacityHours, isOfFounder }) => capacityHours === 0 && !isOfFounder)
    .map(({ skill, hours }) => ({
      key: skill,
      title: messages.missingSkill(skill, Math.round(hours)),
      likelihood: 'high',
      impact: hours > GRAVE_HOURS ? 'high' : 'medium',
      response: messages.missingSkillResponse(skill),
    }))
}
