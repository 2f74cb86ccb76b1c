import type { Brief } from '../brief-schema'
import { draftReading } from '../drafts/draft-to-brief'
import { jsonEqual } from './json-equal'

/** The brief with its idea read anew where that says something else now; what the person added or corrected stays. */
export function rereadBrief(before: Brief, after: Brief): Brief {
  const { reading, idea } = after
  if (reading === null || idea === before.idea || !jsonEqual(reading, before.reading)) return after
  return { ...after, reading: draftReading({ reading, idea }) }
}
