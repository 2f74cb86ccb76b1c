import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callApi } from '~/platform/http/api-client'
import { isTransientStatus } from '~/platform/http/with-retry'
import { Field } from '~/ui/workspace/field'
import { TextArea } from '~/ui/workspace/input'
import { mediaClient } from '../api'
import type { MediaFile } from '../picture'

const PAUSE_MS = 1_000

const RETRY_MS = 5_000

type AltTextSaveState = 'saved' | 'typing' | 'saving' | 'offline' | { refused: string }

const MAX_ALT_LENGTH = 1_000

const saveStateLabels: Record<Extract<AltTextSaveState, string>, string> = {
  saved: 'Saved',
  typing: '',
  saving: 'Saving…',
  offline: 'Not saved: the site cannot be reached. Retrying…',
}

/** What the picture shows, for those who do not see it. It saves itself. */
export function AltTextField({ file, onSaved }: { file: MediaFile; onSaved: () => void }) {
  const { alt, state, type, save } = useAutosavedAltText(file.id, file.alt, onSaved)
  const refused = typeof state === 'object' ? state.refused : undefined
  return (
    <div>
      <Field
        label="Alt text"
        hint="Describe the image for people who cannot see it. Posts can override it."
        error={refused}
        labelAside={<span role="status">{typeof state === 'string' ? saveStateLabels[state] : ''}</span>}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={MAX_ALT_LENGTH}
            value={alt}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={save}
          />
        )}
      </Field>
    </div>
  )
}

/** A text that saves itself a moment after the last key, when it is left, and as soon as the connection is back. */
function useAutosavedAltText(mediaId: string, stored: string, onSaved: () => void) {
  const [alt, setAlt] = useState(stored)
  const [state, setState] = useState<AltTextSaveState>('saved')
  const latest = useRef(stored)
  const saved = useRef(stored)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function save() {
    clearTimeout(timer.current)
    const text = latest.current
    if (text.trim() === saved.current) return setState('saved')
    setState('saving')
    const reply = await callApi(mediaClient.patch('/files/:mediaId', { param: { mediaId }, json: { alt: text } }))
    if (!reply.ok) {
      if (!isTransientStatus(reply.status)) return setState({ refused: reply.message })
      setState('offline')
      return later(RETRY_MS)
    }
    saved.current = text.trim()
    if (latest.current !== text) return later(PAUSE_MS)
    setState('saved')
    onSaved()
  }

  function later(ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(save, ms)
  }

  function type(text: string) {
    latest.current = text
    setAlt(text)
    setState('typing')
    later(PAUSE_MS)
  }

  const flush = useEffectEvent(() => void (latest.current.trim() !== saved.current && save()))
  useEffect(() => {
    window.addEventListener('online', flush)
    return () => {
      window.removeEventListener('online', flush)
      flush()
    }
  }, [])
  return { alt, state, type, save: () => void save() }
}
