import type { Technology } from '../knowledge/technology'
import type { ScoreWithReason } from '../stack'
import { type Scale, type StackNeeds, scaleOf } from '../stack-needs'

const HIGHEST_SCORE = 10

// What a score has to be to suffice. More than enough brings no points: a small product needs no large machinery.
const enough: Record<Scale, number> = { small: 6, medium: 8, large: 10 }

/** The score for scale, measured by what these needs ask for: what suffices gets the whole 10. */
export function scaleFit({ scores }: Technology, needs: StackNeeds): ScoreWithReason {
  const [score, reason] = scores.scale
  const wanted = enough[scaleOf(needs)]
  if (score >= wanted) return { score: HIGHEST_SCORE, reason: `${reason} Enough for ${scaleOf(needs)} scale.` }
  return { score: (score * HIGHEST_SCORE) / wanted, reason: `${reason} Tight for ${scaleOf(needs)} scale.` }
}
