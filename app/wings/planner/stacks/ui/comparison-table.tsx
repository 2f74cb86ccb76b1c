import { href, Link } from 'react-router'
import { criteria, criterionLabels } from '../criteria'
import { formatNeeds } from '../engine/format-needs'
import { formatPoints, joinWords } from '../engine/format-text'
import { capitalize, formatCostBand, formatReviewDay } from '../engine/format-values'
import { layerOrder, layers } from '../layers'
import type { SavedStack } from '../saved-stack'

interface Comparison {
  one: SavedStack
  other: SavedStack
}

interface Row {
  name: string
  values: [string, string]
}

/** Two stacks side by side, layer by layer and figure by figure. */
export function ComparisonTable({ one, other }: Comparison) {
  return (
    <section aria-label="Comparison" className="overflow-x-auto">
      <table className="w-full table-fixed text-dense max-sm:block">
        <thead className="max-sm:block">
          <tr className="border-b border-line text-left align-bottom max-sm:grid max-sm:grid-cols-2">
            <td className="w-1/5 max-sm:hidden" />
            {[one, other].map(({ id, title }) => (
              <th key={id} scope="col" className="w-2/5 py-2 pr-4 font-semibold max-sm:w-auto">
                <Link to={href('/planner/stack-library/:stackId', { stackId: id })} className="link">
                  {title}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <Rows title="Layers" rows={layerRows({ one, other })} />
        <Rows title="Metrics" rows={figureRows({ one, other })} />
        <Rows title="Requirements" rows={needRows({ one, other })} />
      </table>
    </section>
  )
}

function Rows({ title, rows }: { title: string; rows: Row[] }) {
  return (
    <tbody className="max-sm:block">
      <tr className="max-sm:block">
        <th scope="rowgroup" colSpan={3} className="pt-6 pb-1 text-left text-base font-semibold max-sm:block">
          {title}
        </th>
      </tr>
      {rows.map(({ name, values }) => (
        <tr key={name} className="border-b border-line align-top max-sm:grid max-sm:grid-cols-2">
          <th scope="row" className="py-2 pr-4 text-left font-normal text-muted max-sm:col-span-2 max-sm:pb-0">
            {name}
          </th>
          {values.map((value, index) => (
            <td
              key={String(index)}
              className={`py-2 pr-4 break-words tabular-nums ${values[0] === values[1] ? 'text-muted' : 'font-semibold'}`}
            >
              {value || '–'}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function comparisonRow({ one, other }: Comparison, name: string, textOf: (saved: SavedStack) => string): Row {
  return { name, values: [textOf(one), textOf(other)] }
}

function layerRows(both: Comparison) {
  const nameIn = (saved: SavedStack, layer: string) =>
    saved.stack.choices.find((choice) => choice.layer === layer)?.name ?? ''
  return layerOrder
    .map((layer) => comparisonRow(both, layers[layer].name, (saved) => nameIn(saved, layer)))
    .filter(({ values }) => values.some(Boolean))
}

function figureRows(both: Comparison) {
  return [
    comparisonRow(both, 'Score', ({ stack }) => formatPoints(stack.total)),
    ...criteria.map((criterion) =>
      comparisonRow(both, criterionLabels[criterion], ({ stack }) => formatPoints(stack.criteria[criterion])),
    ),
    comparisonRow(both, 'Monthly cost', ({ stack }) => formatCostBand(stack.monthlyCost)),
    comparisonRow(both, 'Services to run or pay for', ({ stack }) => joinWords(stack.parts)),
    comparisonRow(both, 'Exit cost', ({ stack }) => capitalize(stack.exit.cost)),
    comparisonRow(both, 'Reviewed', ({ stack }) => formatReviewDay(stack.reviewed)),
  ]
}

function needRows(both: Comparison) {
  const words = (saved: SavedStack) => new Map(formatNeeds(saved.needs))
  const names = new Set([...words(both.one).keys(), ...words(both.other).keys()])
  return [...names].map((name) => comparisonRow(both, name, (saved) => words(saved).get(name) ?? ''))
}
