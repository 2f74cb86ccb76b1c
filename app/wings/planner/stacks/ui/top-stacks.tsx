import { formatPoints } from '../engine/format-text'
import { formatCostBand } from '../engine/format-values'
import { layers } from '../layers'
import { listedLayers } from '../saved-stack'
import type { Stack } from '../stack'

interface TopStacksProps {
  stacks: Stack[]
  selectedIndex: number
  onChoose: (rank: number) => void
}

/** The best stacks beside each other; one of them is shown in full below. */
export function TopStacks({ stacks, selectedIndex, onChoose }: TopStacksProps) {
  return (
    <fieldset>
      <legend className="sr-only">Selected stack</legend>
      <div className="grid gap-3 md:grid-cols-3">
        {stacks.map((stack, index) => (
          <label
            key={stack.choices.map(({ id }) => id).join(' ')}
            className="relative grid cursor-pointer content-start gap-1 rounded-md border border-line bg-surface p-3 text-dense hover:border-faint has-checked:border-accent has-checked:bg-accent-tint"
          >
            <input
              type="radio"
              name="place"
              checked={index === selectedIndex}
              onChange={() => onChoose(index)}
              className="absolute top-3.5 right-3 size-4 accent-accent"
            />
            <span className="pr-8 text-base font-semibold">{getStackHeadline(stack)}</span>
            <span className="text-muted">{getStackSubline(stack)}</span>
            <span className="tabular-nums">
              {formatPoints(stack.total)} points · {formatCostBand(stack.monthlyCost)} per month
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const listTechnologyNames = ({ choices }: Stack) =>
  choices
    .filter(({ layer }) => listedLayers.includes(layer))
    .sort((one, other) => layers[other.layer].weight - layers[one.layer].weight)
    .map(({ name }) => name)

/** A framework says more than its language. */
export const getStackHeadline = (stack: Stack) => listTechnologyNames(stack).slice(0, 2).reverse().join(', ')
const getStackSubline = (stack: Stack) => listTechnologyNames(stack).slice(2).join(', ')
