import { type SpamSign, SUSPICIOUS_POINTS } from '../spam-signs'
import { SpamScore } from './review-state'

interface SpamSignsProps {
  signs: SpamSign[]
  score: number
}

/** Why a review looks like spam, sign by sign. It is a help: nothing follows from it by itself. */
export function SpamSigns({ signs, score }: SpamSignsProps) {
  if (signs.length === 0) return <p className="text-dense text-muted">It shows no sign of spam.</p>
  return (
    <section className="grid gap-2 text-dense">
      <h3 className="flex items-center gap-2 font-sans font-semibold">
        Signs of spam <SpamScore score={score} />
      </h3>
      <ul className="grid gap-1">
        {signs.map(({ rule, points, found }) => (
          <li key={rule} className="flex justify-between gap-4">
            <span className="break-words">{found}</span>
            <span className="whitespace-nowrap text-muted tabular-nums">{points} points</span>
          </li>
        ))}
      </ul>
      {score >= SUSPICIOUS_POINTS && <p className="text-muted">Read it closely before you approve it.</p>}
    </section>
  )
}
