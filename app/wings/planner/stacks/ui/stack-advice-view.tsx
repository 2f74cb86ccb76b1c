import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { adviceToText } from '../engine/advice-to-text'
import { stackToMarkdown } from '../engine/stack-to-markdown'
import { layers } from '../layers'
import type { SensitivityResult, StackAdvice } from '../stack'
import { productTypeLabels, type StackNeeds } from '../stack-needs'
import { ApplyStack, type EditablePlan } from './apply-stack'
import { CopyAsMenu } from './copy-as-menu'
import { RejectedList } from './rejected-list'
import { SaveStack } from './save-stack'
import { StackDetails } from './stack-details'
import { getStackHeadline, TopStacks } from './top-stacks'

const SHOWN = 2

interface StackAdviceViewProps {
  advice: StackAdvice
  plans: EditablePlan[]
  planId?: string
  onChangeNeeds: (needs: StackNeeds) => void
}

/** The answer to somebody's needs: the best three, what was rejected, what would change it; or what to change. */
export function StackAdviceView({ advice, plans, planId, onChangeNeeds }: StackAdviceViewProps) {
  const [wanted, setPlace] = useState(0)
  const { needs, stacks } = advice
  const rank = Math.min(wanted, stacks.length - 1)
  const stack = stacks[rank]
  if (!stack) return <NoStackFitsView advice={advice} onChangeNeeds={onChangeNeeds} />
  const title = `${productTypeLabels[needs.productType]}: ${getStackHeadline(stack)}`
  const copies = [
    { label: 'Copy stack as Markdown', text: () => stackToMarkdown({ title, needs, stack }) },
    { label: 'Copy all results as text', text: () => adviceToText(advice) },
  ]
  return (
    <div className="grid gap-8">
      <TopStacks stacks={stacks} selectedIndex={rank} onChoose={setPlace} />
      <div className="flex flex-wrap items-center gap-2">
        <SaveStack needs={needs} rank={rank} defaultTitle={getStackHeadline(stack)} />
        <ApplyStack plans={plans} source={{ needs, rank }} planId={planId} />
        <CopyAsMenu forms={copies} />
      </div>
      <StackDetails stack={stack} />
      <Section title="Rejected" text="Technologies that failed a rule or scored lower.">
        <RejectedList advice={advice} />
      </Section>
      <Section title="What would change the results" text="The effect of changing one requirement at a time.">
        <SensitivityList changes={advice.sensitivity} />
      </Section>
    </div>
  )
}

function Section({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-3">
      <div>
        <h3 className="text-base">{title}</h3>
        <p className="text-dense text-muted">{text}</p>
      </div>
      {children}
    </section>
  )
}

function NoStackFitsView({ advice, onChangeNeeds }: Pick<StackAdviceViewProps, 'advice' | 'onChangeNeeds'>) {
  const { obstacles, relaxations } = advice
  return (
    <div className="grid gap-8">
      <Notice kind="warning" title="No stack fits all requirements">
        <ul>
          {obstacles.map((obstacle) => (
            <li key={obstacle}>{obstacle}</li>
          ))}
        </ul>
      </Notice>
      <Section
        title="What to change"
        text={
          relaxations.length ? 'Change any one of these to get a stack.' : 'Change several requirements to get a stack.'
        }
      >
        <ul className="divide-y divide-line border-y border-line text-dense">
          {relaxations.map(({ need, to, needs, technologyNames }) => (
            <li key={`${need} ${to}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
              <span className="min-w-0 flex-1 basis-60">
                <span className="font-semibold">
                  {need}: {to}
                </span>
                <span className="block text-muted">{technologyNames.slice(0, 5).join(', ')}</span>
              </span>
              <Button onClick={() => onChangeNeeds(needs)}>Apply change</Button>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Rejected" text="Technologies that failed a rule.">
        <RejectedList advice={advice} />
      </Section>
    </div>
  )
}

/** Which needs, turned around, would put another technology into the first place. */
function SensitivityList({ changes }: { changes: SensitivityResult[] }) {
  if (changes.length === 0) return <p className="text-dense text-muted">No single change affects the results.</p>
  return (
    <dl className="grid gap-x-4 gap-y-2 text-dense sm:grid-cols-[14rem_minmax(0,1fr)]">
      {changes.map(({ need, to, obstacle, changes }) => (
        <div key={`${need} ${to}`} className="contents">
          <dt className="font-medium">
            {need}: {to}
          </dt>
          <dd className="text-muted max-sm:mb-2">
            {obstacle ? `No stack fits. ${obstacle}` : summarizeChanges(changes)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What is hard to exchange comes first, and mostly brings the rest along. */
function summarizeChanges(changes: SensitivityResult['changes']) {
  const shown = changes.slice(0, SHOWN).map(({ layer, from, to }) => `${layers[layer].name}: ${from} → ${to}`)
  const left = changes.length - SHOWN
  return left > 0 ? `${shown.join(' · ')} · and ${left} more` : shown.join(' · ')
}
