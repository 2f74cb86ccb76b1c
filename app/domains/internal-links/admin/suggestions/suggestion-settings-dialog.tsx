import { Settings2 } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { SettingsForm } from '~/ui/workspace/settings-form'
import { Switch } from '~/ui/workspace/switch'
import type { SuggestionSettings } from '../../engine/suggesting/suggestion'

/** What suggestions of all pages leave out. */
export function SuggestionSettingsDialog({ settings }: { settings: SuggestionSettings }) {
  return (
    <Dialog
      title="Settings of suggestions"
      description="They hold for all pages."
      trigger={<Button icon={Settings2}>Settings</Button>}
    >
      <SettingsForm intent="suggestion-settings" button="Save" pending="Saving" variant="primary">
        {() => (
          <>
            <Switch
              name="leavesFirstSentence"
              label="Leave the first sentence of a page alone"
              hint="It is to be read, not left by a link."
              defaultChecked={settings.leavesFirstSentence}
            />
            <Switch
              name="leavesTwoWayLinks"
              label="No link to a page that links here"
              hint="Two pages that lead to each other keep their readers going round."
              defaultChecked={settings.leavesTwoWayLinks}
            />
          </>
        )}
      </SettingsForm>
    </Dialog>
  )
}
