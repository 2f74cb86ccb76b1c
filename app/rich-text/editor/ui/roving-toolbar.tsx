import { useRef } from 'react'

interface RovingToolbarProps {
  label: string
  className?: string
  children: React.ReactNode
}

/** A toolbar with one stop for Tab; the arrow keys, Home and End go on inside it. */
export function RovingToolbar({ label, className, children }: RovingToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  function tools() {
    return [...(bar.current?.querySelectorAll<HTMLElement>('button:not(:disabled), select') ?? [])]
  }
  function makeStop(tool: Element | null) {
    const all = tools()
    if (!tool || !all.includes(tool as HTMLElement)) return
    for (const other of all) other.tabIndex = other === tool ? 0 : -1
  }
  function onKeyDown(event: React.KeyboardEvent) {
    const all = tools()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = nextTool(event.key, at, all.length)
    if (at === -1 || next === undefined) return
    event.preventDefault()
    makeStop(all[next] ?? null)
    all[next]?.focus()
  }
  return (
    <div
      ref={(element) => {
        bar.current = element
        if (element && !element.querySelector('[tabindex="0"]')) makeStop(tools()[0] ?? null)
      }}
      role="toolbar"
      aria-label={label}
      aria-orientation="horizontal"
      onKeyDown={onKeyDown}
      onFocus={(event) => makeStop(event.target)}
      className={className}
    >
      {children}
    </div>
  )
}

function nextTool(key: string, at: number, count: number) {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
