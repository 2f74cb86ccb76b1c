import { type KeyboardEvent, useState } from 'react'
import { comboboxSteps } from '~/ui/workspace/combobox'
import { type FoundPage, useFoundPages } from './use-found-pages'

/** The list below a field in which an address is typed, and the keys that move through it. */
export function usePageSearch(typed: string, onTake: (page: FoundPage) => void) {
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const pages = useFoundPages(isOpen ? typed : '')

  function take(page: FoundPage) {
    setOpen(false)
    onTake(page)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = comboboxSteps[event.key]
    const page = pages[at]
    if (step && pages.length > 0) setAt((at + step + pages.length) % pages.length)
    else if (event.key === 'Enter' && page) take(page)
    else if (event.key === 'Escape' && isOpen) setOpen(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function open() {
    setOpen(true)
    setAt(-1)
  }

  return { pages, at, take, onKeyDown, open, close: () => setOpen(false), isOpen }
}
