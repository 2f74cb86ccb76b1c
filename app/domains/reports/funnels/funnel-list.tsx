import { useId } from 'react'
import { formatFigure, part } from '../figures'
import { ItemMenu } from '../kept-list/item-menu'
import type { Funnel } from './funnel'
import { FunnelChart } from './funnel-chart'
import type { CountedFunnel } from './funnel-steps'

interface FunnelListProps {
  funnels: CountedFunnel[]
  onEdit: (funnel: Funnel) => void
  onRemove: (funnel: Funnel) => void
}

export function FunnelList({ funnels, onEdit, onRemove }: FunnelListProps) {
  return (
    <div className="grid gap-10">
      {funnels.map(({ funnel, counts, isBuiltIn }) => (
        <FunnelSection key={funnel.id} funnel={funnel} counts={counts}>
          {!isBuiltIn && (
            <ItemMenu name={funnel.name} onEdit={() => onEdit(funnel)} onRemove={() => onRemove(funnel)} />
          )}
        </FunnelSection>
      ))}
    </div>
  )
}

type FunnelSectionProps = Pick<CountedFunnel, 'funnel' | 'counts'> & { children: React.ReactNode }

function FunnelSection({ funnel, counts, children }: FunnelSectionProps) {
  const headId = useId()
  const [first, last] = [counts[0]?.visits ?? 0, counts.at(-1)?.visits ?? 0]
  return (
    <section aria-labelledby={headId}>
      <div className="mb-2 flex min-h-9 items-center justify-between gap-4">
        <h3 id={headId} className="font-semibold break-words">
          {funnel.name}
          {first > 0 && (
            <span className="ml-2 text-dense font-normal text-muted">
              {formatFigure('share', part(last, first))} to its end
            </span>
          )}
        </h3>
        {children}
      </div>
      <FunnelChart funnel={funnel} counts={counts} />
    </section>
  )
}
