import { useEffect, useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Switch } from '~/ui/workspace/switch'
import { useMutation } from '~/ui/workspace/use-mutation'
import { siteAuditClient } from '../api'
import { NIGHTLY_HOUR, type NightlyAuditSettings } from '../nightly-audits'

/** Whether the site is audited by itself, and in whose night. */
export function NightlySwitch({ nightly }: { nightly: NightlyAuditSettings }) {
  const { isOn, timeZone } = nightly
  const own = useBrowserTimeZone(timeZone)
  const plan = useSetNightlyAudits()
  return (
    <div className="grid justify-items-start gap-2">
      <Switch
        label="Audit every night"
        hint={`Runs at ${NIGHTLY_HOUR} AM (${timeZone}) if something has changed.`}
        checked={isOn}
        onCheckedChange={(on) =>
          plan({ isOn: on, timeZone: own }, on ? 'Nightly audits enabled.' : 'Nightly audits disabled.')
        }
      />
      {isOn && own !== timeZone && (
        <Button onClick={() => plan({ isOn, timeZone: own }, `Time zone set to ${own}.`)}>
          Use my time zone, {own}
        </Button>
      )}
    </div>
  )
}

function useSetNightlyAudits() {
  const change = useMutation()
  const call = (nightly: NightlyAuditSettings) => siteAuditClient.put('/nightly', { json: nightly })
  return (nightly: NightlyAuditSettings, done: string) =>
    void change({
      ...call(nightly),
      successMessage: () => done,
      undo: ({ before }) => ({ ...call(before), successMessage: 'Change undone.' }),
    })
}

/** The time zone of this browser; that of the setting until it is known. */
function useBrowserTimeZone(known: string) {
  const [own, setOwn] = useState(known)
  useEffect(() => setOwn(Intl.DateTimeFormat().resolvedOptions().timeZone), [])
  return own
}
