import { useId } from 'react'
import { eventMatcherLabel } from '../goals/event-selection'
import type { Funnel } from '../goals/funnel'
import { buildFunnelSteps, type FunnelResult, type FunnelStepResult } from '../goals/funnel-steps'
import { formatPlainMetric, ratioOf } from '../metrics'
import { ListItemMenu } from './list-editor/list-item-menu'

interface FunnelListProps {
  funnels: FunnelResult[]
  onEdit: (funnel: Funnel) => void
  onRemove: (funnel: Funnel) => void
}

export function FunnelList({ funnels, onEdit, onRemove }: FunnelListProps) {
  return (
    <div className="grid gap-10">
      {funnels.map(({ funnel, stepMetrics, isBuiltIn }) => (
        <FunnelSection key={funnel.id} funnel={funnel} stepMetrics={stepMetrics}>
          {!isBuiltIn && (
            <ListItemMenu name={funnel.name} onEdit={() => onEdit(funnel)} onRemove={() => onRemove(funnel)} />
          )}
        </FunnelSection>
      ))}
    </div>
  )
}

type FunnelSectionProps = Pick<FunnelResult, 'funnel' | 'stepMetrics'> & { children: React.ReactNode }

function FunnelSection({ funnel, stepMetrics, children }: FunnelSectionProps) {
  const headId = useId()
  const [first, last] = [stepMetrics[0]?.visits ?? 0, stepMetrics.at(-1)?.visits ?? 0]
  return (
    <section aria-labelledby={headId}>
      <div className="mb-2 flex min-h-9 items-center justify-between gap-4">
        <h3 id={headId} className="font-semibold break-words">
          {funnel.name}
          {first > 0 && (
            <span className="ml-2 text-dense font-normal text-muted">
              {formatPlainMetric('share', ratioOf(last, first))} conversion rate
            </span>
          )}
        </h3>
        {children}
      </div>
      <FunnelChart funnel={funnel} stepMetrics={stepMetrics} />
    </section>
  )
}

/** A funnel as a table whose first column draws it: bars say the same as the figures beside them. */
function FunnelChart({ funnel, stepMetrics }: Pick<FunnelResult, 'funnel' | 'stepMetrics'>) {
  const steps = buildFunnelSteps(funnel.steps, stepMetrics)
  return (
    <table className="w-full text-dense tabular-nums max-md:block">
      <caption className="sr-only">{funnel.name}: visits per step</caption>
      <thead className="text-muted max-md:sr-only">
        <tr className="border-b border-line [&>th]:py-1.5 [&>th]:pl-4 [&>th]:text-right [&>th]:font-medium">
          <th scope="col" className="w-full !pl-0 !text-left">
            Step
          </th>
          <th scope="col">Visits</th>
          <th scope="col" className="whitespace-nowrap">
            Conversion rate
          </th>
          <th scope="col">Drop-off</th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has nothing but its place
          <StepRow key={at} step={step} at={at} />
        ))}
      </tbody>
    </table>
  )
}

function StepRow({ step, at }: { step: FunnelStepResult; at: number }) {
  const { event, visits, lost, conversionRate, stepConversionRate } = step
  return (
    <tr className="border-b border-line max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:py-2 md:[&>td]:pl-4 md:[&>td]:text-right">
      <th scope="row" className="w-full py-2 text-left font-normal max-md:basis-full max-md:py-1">
        <span className="mb-1 block break-all">
          <span className="text-faint">{at + 1}.</span> {eventMatcherLabel(event)}
        </span>
        <Bar share={conversionRate} />
      </th>
      <td className="font-semibold">
        {formatPlainMetric('count', visits)}
        <span className="font-normal text-faint md:hidden"> visits</span>
      </td>
      <td className="whitespace-nowrap">
        {at > 0 && formatPlainMetric('share', stepConversionRate)}
        {at > 0 && <span className="text-faint md:hidden"> conversion rate</span>}
      </td>
      <td className="text-muted">
        {at > 0 && lost > 0 && `−${formatPlainMetric('count', lost)}`}
        {at > 0 && lost > 0 && <span className="text-faint md:hidden"> drop-off</span>}
      </td>
    </tr>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="block h-3 rounded-sm bg-wash forced-colors:border">
      <span
        className="block h-full rounded-sm bg-accent forced-colors:bg-[Highlight]"
        style={{ width: `${share * 100}%` }}
      />
    </span>
  )
}
