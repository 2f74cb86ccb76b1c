import type { ScoreWithReason } from '../stack'
import { getScale, type Scale, type StackNeeds } from '../stack-needs'
import type { Technology } from '../technology'

const MAX_SCORE = 10

// What a score has to be to suffice. More than enough brings no points: a small product needs no large machinery.
const SUFFICIENT_SCORE: Record<Scale, number> = { small: 6, medium: 8, large: 10 }

/** The score for scale, measured by what these needs ask for: what suffices gets the whole 10. */
export function scoreScaleFit({ scores }: Technology, needs: StackNeeds): ScoreWithReason {
  const [score, reason] = scores.scale
  const wanted = SUFFICIENT_SCORE[getScale(needs)]
  if (score >= wanted) return { score: MAX_SCORE, reason: `${reason} Enough for ${getScale(needs)} scale.` }
  return { score: (score * MAX_SCORE) / wanted, reason: `${reason} Tight for ${getScale(needs)} scale.` }
}
