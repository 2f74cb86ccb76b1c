import type { Plan } from '../plan'
import { fillNouns } from './plan-features'
import { createItemBase, type PlanningContext } from './planning-context'

/** What is tested and when it passes, and the steps to the first version in people's hands. */
export function buildReleasePlan(planning: PlanningContext): Pick<Plan, 'testPlan' | 'releasePlan'> {
  const { chosen, includedFeatures, archetype, knowledge, brief, isLight } = planning
  const built = new Set(includedFeatures.map(({ capability }) => capability))
  const own = (text: string) => fillNouns(text, archetype.nouns)
  const testPlan = chosen
    .filter(({ module }) => built.has(module.key))
    .map(({ module }) => ({
      ...createItemBase(planning, 'testPlan', module.key, `capability:${module.key}`),
      level: module.name,
      covers: own(module.testing.covers),
      passesWhen: own(module.testing.passesWhen),
    }))
  const rules = knowledge.compliance.filter(({ key }) => brief.compliance.includes(key))
  const steps = [
    ...knowledge.release
      .filter(({ isEssential }) => isEssential || !isLight)
      .map((step) => ({ ...step, from: 'engine:release' })),
    ...brief.platforms.flatMap((platform) =>
      knowledge.platformRelease
        .filter((step) => step.platform === platform)
        .map((step) => ({ ...step, from: `platform:${platform}` })),
    ),
    ...rules.flatMap((rule) => rule.release.map((step) => ({ ...step, from: `compliance:${rule.key}` }))),
  ]
  const releasePlan = steps.map(({ key, step, doneWhen, from }) => ({
    ...createItemBase(planning, 'releasePlan', `${from}/${key}`, from),
    step: own(step),
    doneWhen: own(doneWhen),
  }))
  return { testPlan, releasePlan }
}
