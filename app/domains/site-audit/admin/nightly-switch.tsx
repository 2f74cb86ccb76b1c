import { useEffect, useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Switch } from '~/ui/workspace/switch'
import { useChange } from '~/ui/workspace/use-change'
import { type NightlyAudits, QUIET_HOUR } from '../nightly/nightly-audits'
import { nightlyPath } from './paths'

/** Whether the site is audited by itself, and in whose night. */
export function NightlySwitch({ nightly }: { nightly: NightlyAudits }) {
  const { isOn, timeZone } = nightly
  const own = useOwnTimeZone(timeZone)
  const plan = usePlan()
  return (
    <div className="grid justify-items-start gap-2">
      <Switch
        label="Audit every night"
        hint={`At ${QUIET_HOUR} in the morning (${timeZone}), when something has changed since the last audit.`}
        checked={isOn}
        onCheckedChange={(on) =>
          plan(
            { isOn: on, timeZone: own },
            on ? 'The site is audited every night.' : 'The site is audited when you ask for it.',
          )
        }
      />
      {isOn && own !== timeZone && (
        <Button onClick={() => plan({ isOn, timeZone: own }, `The night is that of ${own}.`)}>
          Use my time zone, {own}
        </Button>
      )}
    </div>
  )
}

function usePlan() {
  const change = useChange()
  const call = (nightly: NightlyAudits) => ({ path: nightlyPath, method: 'PUT', json: nightly }) as const
  return (nightly: NightlyAudits, done: string) =>
    void change<{ before: NightlyAudits }>({
      ...call(nightly),
      done: () => done,
      undo: ({ before }) => ({ ...call(before), done: 'Back as it was.' }),
    })
}

/** The time zone of this browser; that of the setting until it is known. */
function useOwnTimeZone(known: string) {
  const [own, setOwn] = useState(known)
  useEffect(() => setOwn(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return own
}
