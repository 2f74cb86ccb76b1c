import type { PlannedFeature } from './plan-features'
import { computeWaves } from './task-graph'

/** Features in an order in which they can be done: one that waits for another follows it; otherwise they stay as they are. */
export function orderFeatures(features: PlannedFeature[]): PlannedFeature[] {
  const ownerOf = new Map(features.flatMap((feature) => feature.tasks.map(({ key }) => [key, feature] as const)))
  const done = new Set<PlannedFeature>()
  const visiting = new Set<PlannedFeature>()
  const ordered: PlannedFeature[] = []
  function visit(feature: PlannedFeature) {
    // two capabilities may wait for tasks of each other: then the first one goes first
    if (done.has(feature) || visiting.has(feature)) return
    visiting.add(feature)
    for (const { dependsOn } of feature.tasks)
      for (const need of dependsOn) {
        const owner = ownerOf.get(need)
        if (owner) visit(owner)
      }
    done.add(feature)
    ordered.push(feature)
  }
  for (const feature of features) visit(feature)
  return ordered
}

/** Keys of all tasks in an order in which they can be done, as near to the order of the features as that allows. */
export function orderTaskKeys(features: PlannedFeature[]): string[] {
  const tasks = features.flatMap((feature) => feature.tasks)
  const { unplaced } = computeWaves(tasks.map(({ key, dependsOn }) => ({ id: key, hours: 0, dependsOn })))
  const stuck = new Set(unplaced)
  const byKey = new Map(tasks.map((task) => [task.key, task]))
  const placed = new Set<string>()
  const order: string[] = []
  function place(key: string) {
    const task = byKey.get(key)
    if (!task || placed.has(key)) return
    placed.add(key)
    if (!stuck.has(key)) for (const need of task.dependsOn) place(need)
    order.push(key)
  }
  for (const { key } of tasks) place(key)
  return order
}
