import { Check, Minus } from 'lucide-react'
import type { BlockOfType } from '../block-schema'
import { BlockFrame } from './block-frame'
import { hasText } from './has-text'

/** What differs, in a table that scrolls in itself. */
export function ComparisonBlock({ block }: { block: BlockOfType<'comparison'> }) {
  const { title, columns } = block
  const rows = block.rows.filter((row) => hasText(row) || row.cells.some(Boolean))
  if (columns.length === 0 || rows.length === 0) return null
  return (
    <BlockFrame title={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-label={title || 'Comparison'} tabIndex={0} className="relative overflow-x-auto">
        <table className="w-full min-w-max border-collapse text-left md:min-w-full">
          <ComparisonHead columns={columns} />
          <tbody>
            {[...rows.entries()].map(([place, { label, cells }]) => (
              <tr key={place} className="border-b border-line">
                <th scope="row" className={`${stuck} py-4 pr-6 font-medium`}>
                  {label}
                </th>
                {[...columns.keys()].map((column) => (
                  <td key={column} className="max-w-60 px-4 py-4 align-top tabular-nums">
                    <ComparisonCell text={cells[column] ?? ''} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </BlockFrame>
  )
}

// the row's name stays in view while the rest scrolls by
const stuck = 'sticky left-0 max-w-40 bg-paper align-top sm:max-w-72'

function ComparisonHead({ columns }: { columns: string[] }) {
  return (
    <thead>
      <tr className="border-b-2 border-ink">
        <td className={stuck} />
        {[...columns.entries()].map(([place, column]) => (
          <th key={place} scope="col" className="px-4 py-3 font-heading text-h3 font-bold">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function ComparisonCell({ text }: { text: string }) {
  const said = text.trim().toLowerCase()
  if (said !== 'yes' && said !== 'no') return text
  const Mark = said === 'yes' ? Check : Minus
  return (
    <>
      <Mark size={20} aria-hidden="true" className={said === 'yes' ? 'text-success' : 'text-faint'} />
      <span className="sr-only">{said === 'yes' ? 'Yes' : 'No'}</span>
    </>
  )
}
