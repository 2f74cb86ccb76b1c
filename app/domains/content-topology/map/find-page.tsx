import { useMemo, useRef, useState } from 'react'
import { Combobox, comboboxSteps } from '~/ui/workspace/combobox'
import type { MapPage } from '../site-map'

const SHOWN = 8

interface FindPageProps {
  label: string
  pages: readonly MapPage[]
  onTake: (page: number) => void
}

/** Finds a page of the map by its title or address. */
export function FindPage({ label, pages, onTake }: FindPageProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = useMemo(() => findPages(pages, typed), [pages, typed])

  function take({ number }: { number: number }) {
    setTyped('')
    onTake(number)
  }

  return (
    <Combobox
      {...{ field, at }}
      aria-label={label}
      placeholder={label}
      listLabel="Pages"
      options={found}
      idOf={({ number }) => String(number)}
      draw={({ page }) => (
        <>
          <span className="truncate">{page.title}</span>
          <span className="truncate text-faint">{page.path}</span>
        </>
      )}
      isShown={typed !== '' && found.length > 0}
      onTake={take}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        setAt(0)
      }}
      onBlur={() => setTyped('')}
      onKeyDown={(event) => {
        const step = comboboxSteps[event.key]
        const chosen = found[at]
        if (step && found.length > 0) setAt((at + step + found.length) % found.length)
        else if (event.key === 'Enter' && chosen) take(chosen)
        else if (event.key === 'Escape' && typed) setTyped('')
        else return
        event.preventDefault()
      }}
    />
  )
}

/** Those whose title begins so come first, then those that have it anywhere; the map's order among equals. */
function findPages(pages: readonly MapPage[], typed: string) {
  const wanted = typed.trim().toLowerCase()
  if (!wanted) return []
  const begins: { number: number; page: MapPage }[] = []
  const holds: { number: number; page: MapPage }[] = []
  for (const [number, page] of pages.entries()) {
    const title = page.title.toLowerCase()
    if (title.startsWith(wanted)) begins.push({ number, page })
    else if (title.includes(wanted) || page.path.toLowerCase().includes(wanted)) holds.push({ number, page })
    if (begins.length >= SHOWN) break
  }
  return [...begins, ...holds].slice(0, SHOWN)
}
