import { Eye } from 'lucide-react'
import { useState } from 'react'
import { fetchJson } from '~/kits/api/describe-api'
import { copyToClipboard } from '~/ui/copy-to-clipboard'
import { showToast } from '~/ui/toaster'
import { Button } from '~/ui/workspace/button'
import { TextInput } from '~/ui/workspace/input'
import { Popover } from '~/ui/workspace/popover'
import { entriesClient } from '../api'
import { useEntryEditor } from '../entry-editor-context'

/** The preview, and its link for people without an account. */
export function PreviewMenu({ initialPath }: { initialPath: string | null }) {
  const { path, address, make, renew } = usePreviewLink(initialPath)
  const [isOpen, setOpen] = useState(false)
  function open(next: boolean) {
    setOpen(next)
    if (next) void make()
  }
  return (
    <Popover
      label="Preview"
      align="end"
      open={isOpen}
      onOpenChange={open}
      trigger={
        <Button icon={Eye}>
          <span className="max-sm:sr-only">Preview</span>
        </Button>
      }
    >
      <div className="grid gap-3">
        <p className="text-muted">Anyone with this link can view the latest draft.</p>
        <TextInput aria-label="Preview link" readOnly value={address} onFocus={(event) => event.target.select()} />
        <div className="flex flex-wrap gap-2">
          {path && (
            <a
              href={path}
              target="_blank"
              rel="noreferrer"
              className="control inline-flex items-center rounded-md bg-accent px-3 font-semibold text-on-accent hover:bg-accent-strong"
            >
              Open
            </a>
          )}
          <Button onClick={() => void copyAddress(address)}>Copy link</Button>
          <Button
            variant="quiet"
            title="The old link stops working"
            onClick={() => void renew('Link reset. The old link no longer works.')}
          >
            Reset link
          </Button>
        </div>
      </div>
    </Popover>
  )
}

function usePreviewLink(initialPath: string | null) {
  const { param, origin, draft } = useEntryEditor()
  const [path, setPath] = useState(initialPath)

  async function renew(news?: string) {
    try {
      const link = await fetchJson(entriesClient.post('/:type/:entryId/preview-link', { param }))
      setPath(link.path)
      if (news) showToast(news)
    } catch {
      showToast('The link could not be created. Try again.', 'error')
    }
  }

  async function make() {
    // what is previewed is what is on the screen
    if ((await draft.flush()) && !path) await renew()
  }

  return { path, address: path ? `${origin}${path}` : '', make, renew }
}

async function copyAddress(address: string) {
  if (await copyToClipboard(address)) showToast('Link copied.')
  else showToast('The link could not be copied. Select it and copy it manually.', 'error')
}
