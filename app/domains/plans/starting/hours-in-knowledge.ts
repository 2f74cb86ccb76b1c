import { estimateOf } from '../engine/features'
import { expectedHours, roundHours } from '../engine/pert'
import { KNOWLEDGE } from '../knowledge/knowledge'

/** Expected hours of a requirement that the plan has no tasks for, because it waits; 0 when nothing is known of it. */
export function hoursInKnowledge(requirementKey: string) {
  const [capability, feature] = requirementKey.split('/')
  const module = KNOWLEDGE.capabilities.find(({ key }) => key === capability)
  const tasks = module?.features.find(({ key }) => key === feature)?.tasks ?? []
  return roundHours(tasks.reduce((sum, { hours }) => sum + expectedHours(estimateOf(hours)), 0))
}
