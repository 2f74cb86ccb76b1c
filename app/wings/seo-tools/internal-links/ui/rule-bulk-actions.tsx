import { ArrowDown, ArrowUp, FlaskConical, Power, PowerOff, Trash2 } from 'lucide-react'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { useMutation } from '~/ui/workspace/use-mutation'
import type { RowSelection } from '~/ui/workspace/use-selection'
import { internalLinksClient } from '../api'
import type { RuleState } from '../rules/commands.server'
import { MAX_RULE_PRIORITY } from '../rules/link-rule'
import type { ListedRule } from '../rules/queries.server'
import { dryRunPath } from './run-paths'

const PRIORITY_STEP = 10

/** What can be done with the selected rules: each deed can be taken back. */
export function RuleBulkActions({ rules, selection }: { rules: ListedRule[]; selection: RowSelection }) {
  const { place, remove } = useBulkRuleActions()
  const chosen = rules.filter(({ id }) => selection.has(id)).map(toRuleState)
  const moved = (by: number) =>
    chosen.map((rule) => ({ ...rule, priority: Math.min(MAX_RULE_PRIORITY, Math.max(0, rule.priority + by)) }))
  const switched = (isEnabled: boolean) => chosen.map((rule) => ({ ...rule, isEnabled }))
  return (
    <SelectionBar selection={selection}>
      <ButtonLink icon={FlaskConical} to={dryRunPath(selection.selected)}>
        Dry run
      </ButtonLink>
      <Button icon={ArrowUp} onClick={() => place(moved(PRIORITY_STEP), 'Priority raised')}>
        Raise priority
      </Button>
      <Button icon={ArrowDown} onClick={() => place(moved(-PRIORITY_STEP), 'Priority lowered')}>
        Lower priority
      </Button>
      <Button icon={Power} onClick={() => place(switched(true), 'Enabled')}>
        Enable
      </Button>
      <Button icon={PowerOff} onClick={() => place(switched(false), 'Disabled')}>
        Disable
      </Button>
      <Button icon={Trash2} onClick={() => remove(selection.selected)}>
        Delete
      </Button>
    </SelectionBar>
  )
}

function toRuleState({ id, typed }: ListedRule): RuleState {
  return { id, priority: typed.priority, isEnabled: typed.isEnabled }
}

function useBulkRuleActions() {
  const change = useMutation()
  const rules = (count: number) => (count === 1 ? '1 rule' : `${count} rules`)
  const saveStates = (states: RuleState[]) => internalLinksClient.post('/rule-states', { json: { states } })
  return {
    place: (states: RuleState[], action: string) =>
      change({
        ...saveStates(states),
        successMessage: (body) => `${action}: ${rules(body.states.length)}.`,
        undo: (body) => ({ ...saveStates(body.states), successMessage: 'Change undone.' }),
      }),
    remove: (ids: string[]) =>
      change({
        ...internalLinksClient.post('/removed-rules', { json: { ids } }),
        successMessage: (body) => `Deleted: ${rules(body.rules.length)}. Links already added are kept.`,
        undo: (body) => ({
          ...internalLinksClient.delete('/removed-rules', { json: body }),
          successMessage: 'Change undone.',
        }),
      }),
  }
}
