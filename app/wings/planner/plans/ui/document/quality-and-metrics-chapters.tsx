import type { Plan } from '../../plan'
import { Chapter, ChapterTable, Subheading } from './chapter'
import { DocumentItem, ItemIdLink } from './document-item'

export function QualitiesChapter({ plan: { qualities } }: { plan: Plan }) {
  return (
    <Chapter id="qualities">
      <ChapterTable
        label="Non-functional requirements"
        headings={['Quality', 'Target', 'Measurement', 'ID']}
        rows={qualities.map((item) => ({
          key: item.id,
          id: item.id,
          cells: [
            <strong key="title">{item.title}</strong>,
            item.target,
            item.method,
            <ItemIdLink key="id" item={item} />,
          ],
        }))}
      />
    </Chapter>
  )
}

export function NonGoalsChapter({ plan: { nonGoals } }: { plan: Plan }) {
  if (nonGoals.length === 0) return null
  return (
    <Chapter id="non-goals">
      <ul className="grid max-w-2xl gap-2.5">
        {nonGoals.map((item) => (
          <DocumentItem key={item.id} item={item}>
            <strong className="font-semibold">{item.text}</strong> <ItemIdLink item={item} />
            <p className="text-muted">{item.reason}</p>
          </DocumentItem>
        ))}
      </ul>
    </Chapter>
  )
}

const METRIC_KIND_LABELS = { metric: 'Metrics', counter: 'Counter-metrics' }

export function MetricsChapter({ plan: { metrics } }: { plan: Plan }) {
  if (metrics.length === 0) return null
  return (
    <Chapter id="metrics">
      {[...Map.groupBy(metrics, ({ kind }) => kind)].map(([kind, own]) => (
        <div key={kind} className="grid gap-2">
          <Subheading>{METRIC_KIND_LABELS[kind]}</Subheading>
          <ChapterTable
            label={METRIC_KIND_LABELS[kind]}
            headings={['Metric', 'Target', 'Reason', 'ID']}
            rows={own.map((item) => ({
              key: item.id,
              id: item.id,
              cells: [
                <strong key="name">{item.name}</strong>,
                item.target,
                item.why,
                <ItemIdLink key="id" item={item} />,
              ],
            }))}
          />
        </div>
      ))}
    </Chapter>
  )
}

export function StackChapter({ plan: { stack } }: { plan: Plan }) {
  return (
    <Chapter id="stack">
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
    </Chapter>
  )
}
