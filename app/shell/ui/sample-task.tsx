import { Section } from '~/ui/section'

const sampleCriteria = [
  'A table is held for ten minutes while a guest pays.',
  'Two guests who press at once never get the same table.',
  'A payment that fails gives the table back within a minute.',
]

// PERT: (1 + 4 × 2 + 5) / 6 = 2.3 days, σ = (5 − 1) / 6 = 0.67, four in five = 2.3 + 0.84 σ = 2.9
const sampleEstimate = [
  { name: 'Best case', days: '1' },
  { name: 'Most likely', days: '2' },
  { name: 'Worst case', days: '5' },
  { name: '80% likely', days: '2.9', isResult: true },
]

/** One task as a plan has it. */
export function SampleTask() {
  return (
    <Section
      tone="deep"
      layout="split"
      title="Sample task"
      lead="Each task contains everything a person or an AI agent needs to build it."
    >
      <article className="rounded-lg border border-line p-6 md:p-8">
        <p className="text-small font-semibold text-accent tabular-nums">T-14, for requirement FR-6</p>
        <h3 className="mt-1 text-h3">Hold a table while the guest pays</h3>
        <ul className="mt-5 grid gap-2.5">
          {sampleCriteria.map((criterion) => (
            <li key={criterion} className="flex gap-3 text-muted">
              <span aria-hidden="true" className="mt-1.5 size-3.5 shrink-0 rounded-sm border-2 border-line" />
              {criterion}
            </li>
          ))}
        </ul>
        <dl className="mt-7 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-5 sm:grid-cols-4">
          {sampleEstimate.map(({ name, days, isResult }) => (
            <div key={name}>
              <dt className="text-small text-muted">{name}</dt>
              <dd className={`font-heading text-h3 font-bold tabular-nums ${isResult ? 'text-accent' : ''}`}>
                {days}{' '}
                <span className="font-sans text-small font-medium text-muted">{days === '1' ? 'day' : 'days'}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 text-small text-muted">Depends on T-9 and T-11. Blocks 2 tasks.</p>
      </article>
    </Section>
  )
}
