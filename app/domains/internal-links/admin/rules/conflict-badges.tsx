import { Badge } from '~/ui/workspace/badge'
import type { RuleConflict } from '../../rules/conflicts.server'

const MOST_SHOWN = 3

/** What other rules do to this one, each in a word, with the sentence on hover. */
export function ConflictBadges({ conflicts }: { conflicts: RuleConflict[] }) {
  if (conflicts.length === 0) return null
  return (
    <span className="flex flex-wrap gap-1">
      {conflicts.slice(0, MOST_SHOWN).map((conflict) => (
        <Badge
          key={`${conflict.kind} ${conflict.otherId}`}
          tone={conflict.kind === 'circle' ? 'neutral' : 'warning'}
          title={sentenceOf(conflict)}
        >
          {wordsOf(conflict)}
        </Badge>
      ))}
      {conflicts.length > MOST_SHOWN && <Badge>{conflicts.length - MOST_SHOWN} more</Badge>}
    </span>
  )
}

function wordsOf({ kind, other, wins }: RuleConflict) {
  if (kind === 'itself') return 'Links only itself'
  if (kind === 'circle') return `In a circle with “${other}”`
  if (kind === 'same') return wins ? 'Same keyword, goes first' : 'Same keyword, gives way'
  return wins ? `Goes before “${other}”` : `Gives way to “${other}”`
}

function sentenceOf({ kind, other, wins }: RuleConflict) {
  if (kind === 'itself') return 'It applies to no page but its own target, so it links nothing.'
  if (kind === 'circle') return `This and “${other}” link two pages to each other. That is no fault.`
  const who = wins ? 'this rule gets them' : `“${other}” gets them`
  return kind === 'same'
    ? `Both rules want the same words for different targets; ${who}.`
    : `The words of one stand in those of the other; where both could link, ${who}.`
}
