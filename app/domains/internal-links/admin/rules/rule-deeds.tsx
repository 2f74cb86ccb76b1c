import { ArrowDown, ArrowUp, FlaskConical, Power, PowerOff, Trash2 } from 'lucide-react'
import { Button, ButtonLink } from '~/ui/workspace/button'
import { SelectionBar } from '~/ui/workspace/selection-bar'
import { useChange } from '~/ui/workspace/use-change'
import type { Selection } from '~/ui/workspace/use-selection'
import type { Standing } from '../../rules/commands.server'
import { HIGHEST_PRIORITY } from '../../rules/link-rule'
import type { ListedRule } from '../../rules/queries.server'
import { tryPath } from '../runs/paths'
import { removalPath, standingsPath } from './paths'

const STEP = 10

/** What can be done with the selected rules: each deed can be taken back. */
export function RuleDeeds({ rules, selection }: { rules: ListedRule[]; selection: Selection }) {
  const { place, remove } = useDeeds()
  const chosen = rules.filter(({ id }) => selection.has(id)).map(standingOf)
  const moved = (by: number) =>
    chosen.map((rule) => ({ ...rule, priority: Math.min(HIGHEST_PRIORITY, Math.max(0, rule.priority + by)) }))
  const switched = (isEnabled: boolean) => chosen.map((rule) => ({ ...rule, isEnabled }))
  return (
    <SelectionBar selection={selection}>
      <ButtonLink icon={FlaskConical} to={tryPath(selection.selected)}>
        Try these
      </ButtonLink>
      <Button icon={ArrowUp} onClick={() => place(moved(STEP), 'Raised')}>
        Raise
      </Button>
      <Button icon={ArrowDown} onClick={() => place(moved(-STEP), 'Lowered')}>
        Lower
      </Button>
      <Button icon={Power} onClick={() => place(switched(true), 'Switched on')}>
        Switch on
      </Button>
      <Button icon={PowerOff} onClick={() => place(switched(false), 'Switched off')}>
        Switch off
      </Button>
      <Button icon={Trash2} onClick={() => remove(selection.selected)}>
        Remove
      </Button>
    </SelectionBar>
  )
}

function standingOf({ id, typed }: ListedRule): Standing {
  return { id, priority: typed.priority, isEnabled: typed.isEnabled }
}

function useDeeds() {
  const change = useChange()
  const rules = (count: number) => (count === 1 ? 'one rule' : `${count} rules`)
  return {
    place: (standings: Standing[], deed: string) =>
      change<{ standings: Standing[] }>({
        path: standingsPath,
        json: { standings },
        done: (body) => `${deed}: ${rules(body.standings.length)}.`,
        undo: (body) => ({ path: standingsPath, json: body, done: 'Back as it was.' }),
      }),
    remove: (ids: string[]) =>
      change<{ rules: unknown[] }>({
        path: removalPath,
        json: { ids },
        done: (body) => `Removed: ${rules(body.rules.length)}. What is linked stays.`,
        undo: (body) => ({ path: removalPath, method: 'DELETE', json: body, done: 'Back as it was.' }),
      }),
  }
}
