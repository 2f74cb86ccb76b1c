import { layers } from '../knowledge/layer'
import type { AnswerChange } from '../stack'

/** Which needs, turned around, would put another technology into the first place. */
export function ChangesList({ changes }: { changes: AnswerChange[] }) {
  if (changes.length === 0) return <p className="text-dense text-muted">No single need that was tried.</p>
  return (
    <dl className="grid gap-x-4 gap-y-2 text-dense sm:grid-cols-[14rem_minmax(0,1fr)]">
      {changes.map(({ need, to, obstacle, changes }) => (
        <div key={`${need} ${to}`} className="contents">
          <dt className="font-medium">
            {need}: {to}
          </dt>
          <dd className="text-muted max-sm:mb-2">{obstacle ? `No stack is left. ${obstacle}` : inShort(changes)}</dd>
        </div>
      ))}
    </dl>
  )
}

const SHOWN = 2

/** What is hard to exchange comes first, and mostly brings the rest along. */
function inShort(changes: AnswerChange['changes']) {
  const shown = changes.slice(0, SHOWN).map(({ layer, from, to }) => `${layers[layer].name}: ${from} → ${to}`)
  const left = changes.length - SHOWN
  return left > 0 ? `${shown.join(' · ')} · and ${left} more` : shown.join(' · ')
}
