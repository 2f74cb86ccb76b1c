import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { adviceAsText } from '../advice/advice-as-text'
import { layers } from '../knowledge/layer'
import type { AnswerChange, StackAdvice } from '../stack'
import { stackAsMarkdown } from '../stack-as-markdown'
import { productTypes, type StackNeeds } from '../stack-needs'
import { ApplyStack, type PlanToChange } from './apply-stack'
import { CopyAnswer } from './copy-answer'
import { headOf, Places } from './places'
import { RejectedList } from './rejected-list'
import { SaveStack } from './save-stack'
import { StackDetails } from './stack-details'

const SHOWN = 2

interface StackAnswerProps {
  advice: StackAdvice
  plans: PlanToChange[]
  planId?: string
  onChangeNeeds: (needs: StackNeeds) => void
}

/** The answer to somebody's needs: the best three, what was rejected, what would change it; or what to change. */
export function StackAnswer({ advice, plans, planId, onChangeNeeds }: StackAnswerProps) {
  const [wanted, setPlace] = useState(0)
  const { needs, stacks } = advice
  const place = Math.min(wanted, stacks.length - 1)
  const stack = stacks[place]
  if (!stack) return <NothingFits advice={advice} onChangeNeeds={onChangeNeeds} />
  const title = `${productTypes[needs.productType]}: ${headOf(stack)}`
  const copies = [
    { label: 'This stack as Markdown', text: () => stackAsMarkdown({ title, needs, stack }) },
    { label: 'The whole answer as text', text: () => adviceAsText(advice) },
  ]
  return (
    <div className="grid gap-8">
      <Places stacks={stacks} place={place} onChoose={setPlace} />
      <div className="flex flex-wrap items-center gap-2">
        <SaveStack needs={needs} place={place} head={headOf(stack)} />
        <ApplyStack plans={plans} chosen={{ needs, place }} planId={planId} />
        <CopyAnswer forms={copies} />
      </div>
      <StackDetails stack={stack} />
      <Part title="Rejected" text="Each with the rule that failed, or with the points that it lacked.">
        <RejectedList advice={advice} />
      </Part>
      <Part title="What would change the answer" text="One need turned around at a time.">
        <ChangesList changes={advice.whatWouldChange} />
      </Part>
    </div>
  )
}

function Part({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
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

function NothingFits({ advice, onChangeNeeds }: Pick<StackAnswerProps, 'advice' | 'onChangeNeeds'>) {
  const { obstacles, waysOut } = advice
  return (
    <div className="grid gap-8">
      <Notice kind="warning" title="Nothing fits all of these needs">
        <ul>
          {obstacles.map((obstacle) => (
            <li key={obstacle}>{obstacle}</li>
          ))}
        </ul>
      </Notice>
      <Part
        title="What to change"
        text={
          waysOut.length ? 'Each of these alone leaves a stack.' : 'No single need stands in the way: change several.'
        }
      >
        <ul className="divide-y divide-line border-y border-line text-dense">
          {waysOut.map(({ need, to, needs, names }) => (
            <li key={`${need} ${to}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
              <span className="min-w-0 flex-1 basis-60">
                <span className="font-semibold">
                  {need}: {to}
                </span>
                <span className="block text-muted">{names.slice(0, 5).join(', ')}</span>
              </span>
              <Button onClick={() => onChangeNeeds(needs)}>Change it</Button>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Rejected" text="Each with the rule that failed.">
        <RejectedList advice={advice} />
      </Part>
    </div>
  )
}

/** Which needs, turned around, would put another technology into the first place. */
function ChangesList({ changes }: { changes: AnswerChange[] }) {
  if (changes.length === 0) return <p className="text-dense text-muted">No single need that was tried.</p>
  return (
    <dl className="grid gap-x-4 gap-y-2 text-dense sm:grid-cols-[14rem_minmax(0,1fr)]">
      {changes.map(({ need, to, obstacle, changes }) => (
        <div key={`${need} ${to}`} className="contents">
          <dt className="font-medium">
            {need}: {to}
          </dt>
          <dd className="text-muted max-sm:mb-2">{obstacle ? `No stack is left. ${obstacle}` : inShort(changes)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What is hard to exchange comes first, and mostly brings the rest along. */
function inShort(changes: AnswerChange['changes']) {
  const shown = changes.slice(0, SHOWN).map(({ layer, from, to }) => `${layers[layer].name}: ${from} → ${to}`)
  const left = changes.length - SHOWN
  return left > 0 ? `${shown.join(' · ')} · and ${left} more` : shown.join(' · ')
}
