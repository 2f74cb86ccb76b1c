import type { Plan } from '../plan'
import { fillNouns } from './plan-features'
import { createItemBase, type PlanningContext } from './planning-context'
import { shortenAtWord, withoutFullStop } from './wish-words'

const MAX_COVERED_LENGTH = 200

/** What is tested and when it passes, and the steps to the first version in people's hands. */
export function buildReleasePlan(planning: PlanningContext): Pick<Plan, 'testPlan' | 'releasePlan'> {
  return { testPlan: buildTestPlan(planning), releasePlan: buildSteps(planning) }
}

/** Each story is tested by itself, as its last task says. */
function buildTestPlan(planning: PlanningContext): Plan['testPlan'] {
  const { includedFeatures, chosen, wishes, messages, nouns } = planning
  const ofWishes = includedFeatures.flatMap(({ key, title, tasks }) => {
    const wish = wishes.find((one) => one.key === key)?.wish
    const last = tasks.at(-1)
    if (!wish || !last) return []
    return [
      {
        ...createItemBase(planning, 'testPlan', key, 'brief:wishes'),
        level: messages.testLevel(title),
        covers: shortenAtWord(messages.testCovers(withoutFullStop(wish.text)), MAX_COVERED_LENGTH),
        passesWhen: last.test,
      },
    ]
  })
  const built = new Set(includedFeatures.map(({ group }) => group))
  const ofCapabilities = chosen
    .filter(({ module }) => built.has(module.key))
    .map(({ module }) => ({
      ...createItemBase(planning, 'testPlan', module.key, `capability:${module.key}`),
      level: module.name,
      covers: fillNouns(module.testing.covers, nouns),
      passesWhen: fillNouns(module.testing.passesWhen, nouns),
    }))
  return [...ofWishes, ...ofCapabilities]
}

/** Those of every product in the language of the plan; those of platforms and rules are known in English only. */
function buildSteps(planning: PlanningContext): Plan['releasePlan'] {
  const { brief, knowledge, messages, reading, isLight, nouns } = planning
  const isEnglish = reading.language === 'en'
  const rules = knowledge.compliance.filter(({ key }) => brief.compliance.includes(key))
  const general = isEnglish
    ? knowledge.release
        .filter(({ isEssential }) => isEssential || !isLight)
        .map((step) => ({ ...step, from: 'engine:release' }))
    : messages.steps.map(([step, doneWhen], index) => ({ key: `${index + 1}`, step, doneWhen, from: 'engine:release' }))
  const ofPlatforms = brief.platforms.flatMap((platform) =>
    knowledge.platformRelease
      .filter((step) => isEnglish && step.platform === platform)
      .map((step) => ({ ...step, from: `platform:${platform}` })),
  )
  const ofRules = rules.flatMap((rule) => rule.release.map((step) => ({ ...step, from: `compliance:${rule.key}` })))
  return [...general, ...ofPlatforms, ...ofRules].map(({ key, step, doneWhen, from }) => ({
    ...createItemBase(planning, 'releasePlan', `${from}/${key}`, from),
    step: fillNouns(step, nouns),
    doneWhen: fillNouns(doneWhen, nouns),
  }))
}
