import { foundationLayers } from '../layers'
import type { ScoreWithReason } from '../stack'
import type { StackNeeds } from '../stack-needs'
import type { Technology } from '../technology'

type Knowledge = { level: 'itself' } | { level: 'near'; skill: string } | { level: 'untold' | 'no-skill' | 'new' }

const SMALL_TEAM = 3 // people: nobody can be spared for running servers
const OPERATIONS_PENALTY_POINTS = 2 // points

/** How near the team is to a technology. */
export function assessKnowledge(
  { id, name, layer, skills }: Technology,
  { team }: Pick<StackNeeds, 'team'>,
): Knowledge {
  if (team.knows.includes(id) || team.knows.includes(name.toLowerCase())) return { level: 'itself' }
  const skill = team.knows.find((known) => skills.includes(known))
  if (skill) return { level: 'near', skill }
  if (skills.length === 0) return { level: 'no-skill' }
  // People name their languages and frameworks; that they name no database says nothing about it.
  const wouldBeNamed = foundationLayers.includes(layer) && team.knows.length > 0
  return { level: wouldBeNamed ? 'new' : 'untold' }
}

function scoreKnowledge(technology: Technology, needs: StackNeeds): ScoreWithReason {
  const knowledge = assessKnowledge(technology, needs)
  if (knowledge.level === 'itself') return { score: 10, reason: `The team knows ${technology.name}.` }
  if (knowledge.level === 'near') return { score: 8, reason: `The team knows ${knowledge.skill}, which helps here.` }
  if (knowledge.level === 'no-skill') return { score: 7, reason: 'It asks for no special knowledge.' }
  if (knowledge.level === 'untold') return { score: 6, reason: 'Nothing is said about whether the team knows it.' }
  return { score: 2, reason: 'It is new to the team.' }
}

/** From 0 to 10: does the team know it, and can a team of this size run it? */
export function scoreTeamFit(technology: Technology, needs: StackNeeds): ScoreWithReason {
  const { score, reason } = scoreKnowledge(technology, needs)
  const isBurden = technology.form === 'server' && !technology.runsInside && needs.team.size <= SMALL_TEAM
  if (!isBurden) return { score, reason }
  const who = needs.team.size === 1 ? 'One person has' : `A team of ${needs.team.size} has`
  return { score: Math.max(0, score - OPERATIONS_PENALTY_POINTS), reason: `${reason} ${who} to run it.` }
}
