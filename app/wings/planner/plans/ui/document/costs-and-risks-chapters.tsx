import type { Plan } from '../../plan'
import { Chapter, ChapterTable, Subheading } from './chapter'
import { DocumentItem, ItemIdLink } from './document-item'

function formatRange(low: number, high: number, currency: string) {
  const sum = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 })
  return `${sum.format(low)} to ${sum.format(high)}`
}

export function CostsChapter({ plan: { costs, currency } }: { plan: Plan }) {
  const monthly = costs.filter(({ period }) => period === 'month')
  const sum = (which: 'low' | 'high') => monthly.reduce((total, line) => total + line[which], 0)
  return (
    <Chapter
      id="costs"
      text={monthly.length > 0 && `Running costs: ${formatRange(sum('low'), sum('high'), currency)} per month.`}
    >
      <ChapterTable
        label="Costs"
        headings={['Item', 'Frequency', currency, 'Reason', 'ID']}
        rows={costs.map((item) => ({
          key: item.id,
          id: item.id,
          cells: [
            <strong key="name">{item.name}</strong>,
            <span key="when" className="whitespace-nowrap">
              {item.period === 'once' ? 'once' : 'monthly'}
            </span>,
            <span key="sum" className="whitespace-nowrap tabular-nums">
              {formatRange(item.low, item.high, currency)}
            </span>,
            item.reason,
            <ItemIdLink key="id" item={item} />,
          ],
        }))}
      />
    </Chapter>
  )
}

export function RisksChapter({ plan: { risks } }: { plan: Plan }) {
  return (
    <Chapter id="risks">
      <ChapterTable
        label="Risks"
        headings={['Risk', 'Likelihood', 'Impact', 'Mitigation', 'ID']}
        rows={risks.map((item) => ({
          key: item.id,
          id: item.id,
          cells: [
            <strong key="title">{item.title}</strong>,
            item.likelihood,
            item.impact,
            item.response,
            <ItemIdLink key="id" item={item} />,
          ],
        }))}
      />
    </Chapter>
  )
}

export function ReleaseChapter({ plan: { testPlan, releasePlan } }: { plan: Plan }) {
  return (
    <Chapter id="release">
      <Subheading>Tests</Subheading>
      <ChapterTable
        label="Tests"
        headings={['Type', 'Covers', 'Passes when', 'ID']}
        rows={testPlan.map((item) => ({
          key: item.id,
          id: item.id,
          cells: [
            <strong key="level">{item.level}</strong>,
            item.covers,
            item.passesWhen,
            <ItemIdLink key="id" item={item} />,
          ],
        }))}
      />
      <Subheading>Release</Subheading>
      <ol className="grid max-w-2xl list-decimal gap-2 pl-5 marker:text-faint">
        {releasePlan.map((item) => (
          <DocumentItem key={item.id} item={item}>
            {item.step} <ItemIdLink item={item} />
            <p className="text-muted">Done when: {item.doneWhen}</p>
          </DocumentItem>
        ))}
      </ol>
    </Chapter>
  )
}

export function QuestionsChapter({ plan: { openQuestions } }: { plan: Plan }) {
  return (
    <Chapter id="questions">
      {openQuestions.length === 0 && <p className="text-muted">No open questions.</p>}
      <ul className="grid max-w-2xl gap-4">
        {openQuestions.map((item) => (
          <DocumentItem key={item.id} item={item}>
            <strong className="font-semibold">{item.question}</strong> <ItemIdLink item={item} />
            <p className="text-muted">{item.why}</p>
            <ul className="list-disc pl-5 marker:text-faint">
              {item.options.map((option) => (
                <li key={option}>
                  {option}
                  {option === item.recommended && <span className="text-dense text-muted"> (recommended)</span>}
                </li>
              ))}
            </ul>
          </DocumentItem>
        ))}
      </ul>
    </Chapter>
  )
}

export function AssumptionsChapter({ plan: { assumptions } }: { plan: Plan }) {
  return (
    <Chapter id="assumptions">
      <ul className="grid max-w-2xl gap-2.5">
        {assumptions.map((item) => (
          <DocumentItem key={item.id} item={item}>
            {item.text} <ItemIdLink item={item} />
            <p className="text-muted">{item.confirmBy}</p>
          </DocumentItem>
        ))}
      </ul>
    </Chapter>
  )
}
