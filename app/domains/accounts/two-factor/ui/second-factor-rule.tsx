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
      done: () =>
        wanted
          ? 'Admins need two-factor authentication from now on.'
          : 'Admins no longer need two-factor authentication.',
    })
  return (
    <Switch
      label="Require two-factor authentication"
      hint="Admins get in with a passkey, or with a code after their password. Takes effect immediately: admins without it set it up before they go on."
      checked={isRequired}
      onCheckedChange={(wanted) => void set(wanted)}
    />
  )
}
