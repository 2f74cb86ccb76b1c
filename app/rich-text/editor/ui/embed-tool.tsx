import { Clapperboard } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { Field } from '~/ui/workspace/field'
import { TextInput } from '~/ui/workspace/input'
import { insertEmbed, onEmbedPrompt } from '../embed-prompt'
import { useTextEditor } from '../text-editor-context'
import { ToolbarButton } from './toolbar-button'

const UNKNOWN_EMBED_MESSAGE = 'Enter a YouTube, Vimeo, Loom or CodePen URL.'

/** Asks for the address of a film. */
export function EmbedTool() {
  const { editor } = useTextEditor()
  const [isOpen, setOpen] = useState(false)
  const [url, setUrl] = useState('')
  const [error, setError] = useState<string>()
  useEffect(() => onEmbedPrompt(editor, () => setOpen(true)), [editor])
  function change(next: boolean) {
    setOpen(next)
    setUrl('')
    setError(undefined)
  }
  function insert(event: React.FormEvent) {
    event.preventDefault()
    if (insertEmbed(editor, url.trim())) change(false)
    else setError(UNKNOWN_EMBED_MESSAGE)
  }
  return (
    <>
      <ToolbarButton icon={Clapperboard} label="Embed" onPress={() => setOpen(true)} />
      <Dialog
        title="Embed"
        description="From YouTube, Vimeo, Loom or CodePen. It loads when a reader clicks it."
        open={isOpen}
        onOpenChange={change}
      >
        <form onSubmit={insert} className="grid gap-4">
          <Field label="URL" error={error}>
            {(control) => (
              <TextInput
                {...control}
                autoFocus
                inputMode="url"
                placeholder="https://www.youtube.com/watch?v="
                value={url}
                onChange={(event) => setUrl(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="primary" className="justify-self-end">
            Insert
          </Button>
        </form>
      </Dialog>
    </>
  )
}
