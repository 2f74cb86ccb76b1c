import { ArrowDown, ArrowUp, FlaskConical, Power, PowerOff, Trash2 } from 'lucide-react'
import { formatCount } from '~/platform/text/format-number'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { useMutation } from '~/ui/workspace/use-mutation'
import type { RowSelection } from '~/ui/workspace/use-selection'
import type { RuleState } from '../rules/commands.server'
import { MAX_RULE_PRIORITY } from '../rules/link-rule'
import type { ListedRule } from '../rules/queries.server'
import { removeRulesPath, ruleStatesPath } from './rule-paths'
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
  return {
    place: (states: RuleState[], action: string) =>
      change<{ states: RuleState[] }>({
        path: ruleStatesPath,
        json: { states },
        successMessage: (body) => `${action}: ${formatCount(body.states.length, 'rule')}.`,
        undo: (body) => ({ path: ruleStatesPath, json: body, successMessage: 'Change undone.' }),
      }),
    remove: (ids: string[]) =>
      change<{ rules: unknown[] }>({
        path: removeRulesPath,
        json: { ids },
        successMessage: (body) => `Deleted: ${formatCount(body.rules.length, 'rule')}. Links already added are kept.`,
        undo: (body) => ({ path: removeRulesPath, method: 'DELETE', json: body, successMessage: 'Change undone.' }),
      }),
  }
}
