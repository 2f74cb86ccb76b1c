import type { Finding } from '../engine/lint-plan'

/** What would mislead whoever builds from the plan, with the way to each place. */
export function Findings({ findings }: { findings: Finding[] }) {
  const words = findings.length === 1 ? '1 thing to look at' : `${findings.length} things to look at`
  if (findings.length === 0) return null
  return (
    <details open={findings.length <= 5} className="rounded-md border border-warning px-3 py-2 text-dense print:hidden">
      <summary className="font-semibold text-warning pointer-coarse:min-h-11 pointer-coarse:py-2.5">{words}</summary>
      <ul className="mt-2 grid max-h-80 gap-1.5 overflow-y-auto">
        {findings.map(({ code, itemId, message }) => (
          <li key={`${code} ${itemId} ${message}`}>
            <a href={`#${itemId}`} className="tabular-nums link">
              {itemId}
            </a>{' '}
            {message}
          </li>
        ))}
      </ul>
    </details>
  )
}
