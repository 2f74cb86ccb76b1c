import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallFault, call } from '~/platform/uploads/calls'

const PAUSE_MS = 1_000
const RETRY_MS = 5_000

export type SaveState = 'saved' | 'typing' | 'saving' | 'offline' | { refused: string }

/** A text that saves itself a moment after the last key, when it is left, and as soon as the connection is back. */
export function useAutosavedAlt(mediaId: string, stored: string, onSaved: () => void) {
  const [alt, setAlt] = useState(stored)
  const [state, setState] = useState<SaveState>('saved')
  const latest = useRef(stored)
  const saved = useRef(stored)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  async function save() {
    clearTimeout(timer.current)
    const text = latest.current
    if (text.trim() === saved.current) return setState('saved')
    setState('saving')
    try {
      await call('PATCH', `/admin/media/files/${mediaId}`, { alt: text })
      saved.current = text.trim()
      if (latest.current !== text) return later(PAUSE_MS)
      setState('saved')
      onSaved()
    } catch (error) {
      if (error instanceof CallFault && !error.isPassing) return setState({ refused: error.message })
      setState('offline')
      later(RETRY_MS)
    }
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
