import type { Plan } from '../../plan'
import { Subheading } from './chapter'
import { DocumentItem, ItemIdLink } from './document-item'
import { ItemTable } from './item-table'

const METRIC_KIND_LABELS = { metric: 'Metrics', counter: 'Counter-metrics' }

export function MetricsChapter({ plan: { metrics } }: { plan: Plan }) {
  return [...Map.groupBy(metrics, ({ kind }) => kind)].map(([kind, own]) => (
    <div key={kind} className="grid gap-2">
      <Subheading>{METRIC_KIND_LABELS[kind]}</Subheading>
      <ItemTable section="metrics" items={own} label={METRIC_KIND_LABELS[kind]} without="kind" />
    </div>
  ))
}

export function StackChapter({ plan: { stack } }: { plan: Plan }) {
  return (
    <>
      {stack.length === 0 && <p className="max-w-2xl text-muted">No stack selected yet.</p>}
      <ul className="grid gap-4 md:grid-cols-2">
        {stack.map((item) => (
          <DocumentItem key={item.id} item={item}>
            <p className="text-dense text-muted first-letter:uppercase">
              {item.layer} <ItemIdLink item={item} />
            </p>
            <strong className="font-semibold">{item.choice}</strong>
            <p>{item.reason}</p>
            {item.rejected.map(({ name, reason }) => (
              <p key={name} className="text-dense text-muted">
                Not {name}: {reason}
              </p>
            ))}
          </DocumentItem>
        ))}
      </ul>
    </>
  )
}
