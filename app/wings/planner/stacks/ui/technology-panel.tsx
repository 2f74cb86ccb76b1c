import { formatNumber } from '~/platform/text/format-number'
import { DescriptionList } from '~/ui/workspace/description-list'
import { Sheet } from '~/ui/workspace/dialog'
import { useOpenRow } from '~/ui/workspace/use-open-row'
import { criteria, criterionLabels } from '../criteria'
import { formatPoints, joinWords } from '../engine/format-text'
import { capitalize, formatCostBand, formatReviewDay } from '../engine/format-values'
import { layers } from '../layers'
import { complianceLabels, platformLabels, residencyLabels } from '../stack-needs'
import { type Technology, technologyForms } from '../technology'

interface TechnologyPanelProps {
  open?: { technology: Technology; neighbors: string[] }
}

/** Everything that is known of one technology. */
export function TechnologyPanel({ open }: TechnologyPanelProps) {
  const { close } = useOpenRow()
  return (
    <Sheet
      title={open?.technology.name ?? 'Technology'}
      description={open?.technology.what}
      open={Boolean(open)}
      onOpenChange={(isOpen) => {
        if (!isOpen) void close()
      }}
    >
      {open && <Content {...open} />}
    </Sheet>
  )
}

function Content({ technology, neighbors }: { technology: Technology; neighbors: string[] }) {
  return (
    <div className="grid gap-6">
      <DescriptionList items={listFacts(technology, neighbors)} />
      <section className="grid gap-2">
        <h3 className="text-base">Ratings</h3>
        <dl className="grid grid-cols-[6.5rem_2.5rem_minmax(0,1fr)] gap-y-1.5 text-dense">
          {criteria.map((criterion) => {
            if (criterion === 'team') return null
            const [score, reason] = technology.scores[criterion]
            return (
              <div key={criterion} className="contents">
                <dt>{criterionLabels[criterion]}</dt>
                <dd className="font-semibold tabular-nums">{formatPoints(score)}</dd>
                <dd className="text-muted">{reason}</dd>
              </div>
            )
          })}
        </dl>
      </section>
      <section className="grid gap-2 text-dense">
        <h3 className="text-base">Sources</h3>
        <ul className="grid gap-1">
          {technology.sources.map((source) => (
            <li key={source}>
              <a href={source} rel="noreferrer" className="link break-all">
                {source}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function listFacts(technology: Technology, neighbors: string[]): [string, string][] {
  const { layer, form, license, matureSince, exit, monthlyCost, facts, skills, reviewed } = technology
  const [exitCost, why] = exit
  return [
    ['Layer', layers[layer].name],
    ['Type', technologyForms[form]],
    ['License', license],
    ['Stable since', String(matureSince)],
    ['Monthly cost, small', formatCostBand(monthlyCost.small)],
    ['Monthly cost, medium', formatCostBand(monthlyCost.medium)],
    ['Monthly cost, large', formatCostBand(monthlyCost.large)],
    ['Exit cost', `${capitalize(exitCost)}. ${why}`],
    ['Platforms', joinWords((facts.platforms ?? []).map((platform) => platformLabels[platform]))],
    ['Data locations', joinWords((facts.regions ?? []).map((region) => residencyLabels[region]))],
    ['Compliance', joinWords((facts.assurances ?? []).map((rule) => complianceLabels[rule]))],
    ['Maximum load', facts.maxUsersADay ? `${formatNumber(facts.maxUsersADay)} daily users` : ''],
    ['Learning time', facts.learningWeeks ? `${facts.learningWeeks} weeks` : ''],
    ['Helpful skills', skills.join(', ')],
    ['Works with', neighbors.join(', ')],
    ['Reviewed', formatReviewDay(reviewed)],
  ]
}
