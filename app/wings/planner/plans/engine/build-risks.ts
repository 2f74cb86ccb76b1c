import type { RiskTemplate } from '../knowledge/knowledge-schema'
import type { Plan, Risk } from '../plan'
import { fillNouns } from './plan-features'
import { createItemBase, type PlanningContext } from './planning-context'

const WEIGHT = { low: 1, medium: 2, high: 3 }

/** Risks of the kind of product, its capabilities, rules and team, the gravest first. */
export function buildRisks(planning: PlanningContext): Plan['risks'] {
  const { archetype, includedFeatures, chosen, knowledge, brief } = planning
  const built = new Set(includedFeatures.map(({ capability }) => capability))
  const rules = knowledge.compliance.filter(({ key }) => brief.compliance.includes(key))
  const all = [
    ...archetype.risks.map(createRiskBuilder(planning, `archetype:${archetype.key}`)),
    ...chosen
      .filter(({ module }) => built.has(module.key))
      .flatMap(({ module }) => module.risks.map(createRiskBuilder(planning, `capability:${module.key}`))),
    ...rules.flatMap((rule) => rule.risks.map(createRiskBuilder(planning, `compliance:${rule.key}`))),
    ...findMissingSkillRisks(planning).map(createRiskBuilder(planning, 'engine:skills')),
  ]
  return all.sort((a, b) => riskScore(b) - riskScore(a))
}

const riskScore = ({ likelihood, impact }: Risk) => WEIGHT[likelihood] * WEIGHT[impact]

const createRiskBuilder =
  (planning: PlanningContext, from: string) =>
  ({ key, ...risk }: RiskTemplate): Risk => ({
    ...createItemBase(planning, 'risks', `${from}/${key}`, from),
    ...risk,
    title: fillNouns(risk.title, planning.archetype.nouns),
    response: fillNouns(risk.response, planning.archetype.nouns),
  })

/** A team that names no skills at all has not answered; only one that names some can lack others. */
function findMissingSkillRisks({ includedFeatures, brief }: PlanningContext): RiskTemplate[] {
  const present = new Set(brief.team.flatMap(({ skills }) => skills))
  if (present.size === 0) return []
  const tasks = includedFeatures.flatMap((feature) => feature.tasks)
  const missing = [...new Set(tasks.map(({ skill }) => skill))].filter((skill) => !present.has(skill))
  return missing.map((skill) => {
    const hours = Math.round(tasks.filter((task) => task.skill === skill).reduce((sum, task) => sum + task.expected, 0))
    return {
      key: skill,
      title: `Nobody in the team names ${skill} as a skill, and ${hours} hours of the plan need it.`,
      likelihood: 'high',
      impact: hours > 40 ? 'high' : 'medium',
      response: `Find somebody for ${skill} before the first of these tasks, or take the pessimistic estimate for them.`,
    }
  })
}
