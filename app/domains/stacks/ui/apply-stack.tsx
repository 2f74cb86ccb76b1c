import { FileInput } from 'lucide-react'
import { useId, useState } from 'react'
import { href } from 'react-router'
import { takingBack } from '~/domains/plans/taking-back'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { Select } from '~/ui/workspace/input'
import { useChange } from '~/ui/workspace/use-change'
import type { StackNeeds } from '../stack-needs'

/** A plan that the person may change. */
export interface PlanToChange {
  id: string
  title: string
  revision: number
}

/** A stack as the server finds it again. */
type ChosenOrSaved = { needs: StackNeeds; place: number } | { stackId: string }

interface ApplyStackProps {
  plans: PlanToChange[]
  chosen: ChosenOrSaved
  /** The plan that is offered first. */
  planId?: string
}

/** Puts the stack into a plan, in place of what stands there; Undo takes it out again. */
export function ApplyStack(props: ApplyStackProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      title="Apply to a plan"
      description="The stack of the plan is replaced, with reasons and rejected options. Layers that somebody wrote stay."
      trigger={<Button icon={FileInput}>Apply to a plan</Button>}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      {props.plans.length === 0 ? (
        <p className="text-dense text-muted">You have no plan that you may change yet.</p>
      ) : (
        <ApplyForm {...props} onDone={() => setIsOpen(false)} />
      )}
    </Dialog>
  )
}

function ApplyForm({ plans, chosen, planId, onDone }: ApplyStackProps & { onDone: () => void }) {
  const id = useId()
  const apply = useApplication()
  const [wanted, setWanted] = useState(planId ?? plans[0]?.id)
  const plan = plans.find((one) => one.id === wanted) ?? plans[0]
  async function submit(event: React.FormEvent) {
    event.preventDefault()
    if (plan && (await apply(plan, chosen))) onDone()
  }
  return (
    <form id={id} onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label="Plan">
        {(control) => (
          <Select
            {...control}
            value={plan?.id}
            onChange={({ target }) => setWanted(target.value)}
            options={plans.map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="justify-self-end">
        Apply
      </Button>
    </form>
  )
}

function useApplication() {
  const change = useChange()
  const path = href('/planner/stack-generator/application')
  return ({ id, title, revision }: PlanToChange, chosen: ChosenOrSaved) =>
    change<{ revision: number }>({
      path,
      json: { planId: id, basedOn: revision, ...chosen },
      done: () => `“${title}” has this stack now.`,
      undo: takingBack(id, `“${title}” has its former stack again.`),
    })
}
