import type { Wish } from '../brief/brief-reading-schema'
import type { WishFill } from '../brief/wish-fill-schema'
import type { Brief } from '../brief-schema'
import type { ExclusionCheck } from './exclusion-check'
import { expectedHours } from './pert'
import { type PlannedFeature, type PlannedTask, skillFor } from './plan-features'
import { AI_SOURCE, toKey } from './planning-context'

export const sourceOfFill = ({ model }: WishFill) => `${AI_SOURCE}${model}`

/** All that a model says about a wish, as one text. */
export const textOfFill = ({ title, statement, limits, criteria, story, entity, tasks, questions }: WishFill) =>
  [
    title,
    statement,
    ...limits,
    ...criteria,
    ...Object.values(story),
    entity?.name ?? '',
    entity?.purpose ?? '',
    ...tasks.flatMap((task) => [task.title, task.build, task.test]),
    ...questions.flatMap(({ question, options }) => [question, ...options]),
  ].join('\n')

/** What a model said about the wish; null where it said nothing, or what it says is excluded. */
export const usableFill = ({ fill }: Wish, check: ExclusionCheck): WishFill | null =>
  fill && !check.breaks(textOfFill(fill)) ? fill : null

/** The content of a wish's feature as a model wrote it. */
export function featureOfFill(fill: WishFill, key: string, brief: Brief) {
  const { title, statement, limits, criteria, story } = fill
  const keyOf = (own: string) => `${key}/ai/${toKey(own) || own}`
  const tasks = fill.tasks.map(
    ({ key: own, title, skill, optimistic, mostLikely, pessimistic, why, build, test, dependsOn }): PlannedTask => ({
      key: keyOf(own),
      title,
      skill: skillFor(skill, brief),
      hours: [optimistic, mostLikely, pessimistic],
      build: `${build}\n\n${why}`,
      test,
      dependsOn: dependsOn.map(keyOf),
      expected: expectedHours({ optimistic, mostLikely, pessimistic }),
    }),
  )
  return {
    title,
    statement,
    limits,
    criteria,
    story,
    tasks,
    from: sourceOfFill(fill),
  } satisfies Partial<PlannedFeature>
}
