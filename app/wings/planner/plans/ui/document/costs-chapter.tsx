import type { Plan } from '../../plan'
import { ChapterTable } from './chapter'
import { ItemIdLink } from './document-item'

function formatRange(low: number, high: number, currency: string) {
  const sum = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 })
  return `${sum.format(low)} to ${sum.format(high)}`
}

/** What running the product costs; '' where nothing is known of it. */
export function formatRunningCosts({ costs, currency }: Plan) {
  const monthly = costs.filter(({ period }) => period === 'month')
  const sum = (which: 'low' | 'high') => monthly.reduce((total, line) => total + line[which], 0)
  return monthly.length > 0 ? `Running costs: ${formatRange(sum('low'), sum('high'), currency)} per month.` : ''
}

export function CostsChapter({ plan: { costs, currency } }: { plan: Plan }) {
  return (
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
  )
}
