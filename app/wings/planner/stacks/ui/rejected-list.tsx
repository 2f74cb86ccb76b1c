import { Badge } from '~/ui/workspace/badge'
import { type Layer, layers } from '../layers'
import type { RejectedOption, StackAdvice } from '../stack'
import { DisclosureIcon } from './disclosure-icon'
import { ruleLabels } from './rule-labels'

/** What is not in the first stack, layer by layer, each with the rule that failed or the points that it lacked. */
export function RejectedList({ advice: { neededLayers, rejected } }: { advice: StackAdvice }) {
  return (
    <ul className="divide-y divide-line border-y border-line text-dense">
      {neededLayers.map(({ layer, reason }) => {
        const options = rejected.filter((option) => option.layer === layer)
        if (options.length === 0) return null
        return (
          <li key={layer}>
            <RejectedInLayer layer={layer} reason={reason} options={options} />
          </li>
        )
      })}
    </ul>
  )
}

interface RejectedInLayerProps {
  layer: Layer
  /** Why the layer is needed. */
  reason: string
  options: RejectedOption[]
}

function RejectedInLayer({ layer, reason, options }: RejectedInLayerProps) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none gap-2 py-2.5 -outline-offset-2 hover:bg-wash">
        <DisclosureIcon />
        <span className="font-semibold">{layers[layer].name}</span>
        <span className="text-muted tabular-nums">{options.length} rejected</span>
      </summary>
      <div className="grid gap-2 pb-4 pl-6">
        <p className="text-muted">{reason}</p>
        <ul className="grid gap-2">
          {options.map(({ id, name, rule, reason }) => (
            <li key={id} className="grid gap-x-3 gap-y-1 sm:grid-cols-[11rem_minmax(0,1fr)]">
              <span className="font-medium">{name}</span>
              <span>
                {rule && (
                  <>
                    <Badge>{ruleLabels[rule] ?? rule}</Badge>{' '}
                  </>
                )}
                {reason}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
