import { Switch } from '~/ui/workspace/switch'
import { useChange } from '~/ui/workspace/use-change'

/** Whether admins need a second factor. */
export function SecondFactorRule({ isRequired }: { isRequired: boolean }) {
  const change = useChange()
  const set = (wanted: boolean) =>
    change({
      path: '/admin/settings/second-factor',
      method: 'PUT',
      json: { isRequired: wanted },
      done: () => (wanted ? 'Admins need a second factor from now on.' : 'Admins need no second factor any more.'),
    })
  return (
    <Switch
      label="Require a second factor"
      hint="Admins get in with a passkey, or with a code after their password. It counts at once: whoever has none sets one up first."
      checked={isRequired}
      onCheckedChange={(wanted) => void set(wanted)}
    />
  )
}
