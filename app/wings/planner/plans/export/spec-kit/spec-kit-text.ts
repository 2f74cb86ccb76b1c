import { ENABLING_GROUP } from '../../engine/enabling-work'
import { type Plan, PRIORITY_RANK, type Story } from '../../plan'
import type { StoredPlan } from '../../stored-plan'
import { indexById } from '../../task-in-plan'

/** What the files of spec-kit are made from. */
export type SpecKitSource = Pick<StoredPlan, 'title' | 'brief' | 'plan' | 'updatedAt'> & {
  /** The folder of the feature below `specs/`. */
  folder: string
}

/** Texts of a plan may have several lines; those of a list or a heading have one. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const padNumber = (id: string, pattern: RegExp, name: string) => {
  const number = pattern.exec(id)?.[1]
  return number ? `${name}${number.padStart(3, '0')}` : id
}

/** "FR-7" is FR-007, "T-12" is T012; an id of another form stays as it is. */
export const requirementId = (id: string) => padNumber(id, /^FR-(\d+)$/, 'FR-')
export const taskId = (id: string) => padNumber(id, /^T-(\d+)$/, 'T')
/** "US-4" is the user story 4. */
export const storyNumber = (id: string) => id.replace(/^US-/, '')

export const formatPriority = ({ priority }: Pick<Story, 'priority'>) => `P${PRIORITY_RANK[priority] + 1}`

/** The stories that somebody wishes, the first priority first, and those that the others stand on. */
export function splitStories({ stories, epics }: Plan) {
  const epicOf = indexById(epics)
  const isGroundwork = ({ epicId }: Story) => epicOf.get(epicId)?.key === ENABLING_GROUP
  const rank = ({ priority }: Story) => PRIORITY_RANK[priority]
  return {
    wished: stories.filter((story) => !isGroundwork(story)).sort((a, b) => rank(a) - rank(b)),
    groundwork: stories.filter(isGroundwork),
  }
}

/** How it is seen that a story works: its own test, else that of its last task. */
export function independentTest({ testPlan, tasks }: Plan, story: Story) {
  const own = testPlan.find(({ key }) => key === story.key)?.passesWhen
  return oneLine(own ?? tasks.findLast(({ storyId }) => storyId === story.id)?.testStrategy ?? story.benefit)
}
