import { Copy } from 'lucide-react'
import { copyToClipboard } from '~/ui/copy-to-clipboard'
import { showToast } from '~/ui/toaster'
import { Button } from '~/ui/workspace/button'
import { Menu, MenuItem } from '~/ui/workspace/menu'

/** Puts the answer on the clipboard, in one of several forms. */
export function CopyAsMenu({ forms }: { forms: { label: string; text: () => string }[] }) {
  async function copy(text: string) {
    if (await copyToClipboard(text)) showToast('Copied.')
    else showToast('Could not copy. Select the text and copy it manually.', 'error')
  }
  return (
    <Menu align="start" trigger={<Button icon={Copy}>Copy</Button>}>
      {forms.map(({ label, text }) => (
        <MenuItem key={label} onSelect={() => void copy(text())}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
