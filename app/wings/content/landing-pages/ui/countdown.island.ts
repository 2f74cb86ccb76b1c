const TICK_MS = 1_000

const units: Record<string, (ms: number) => number> = {
  days: (ms) => Math.floor(ms / 86_400_000),
  hours: (ms) => Math.floor(ms / 3_600_000) % 24,
  minutes: (ms) => Math.floor(ms / 60_000) % 60,
  seconds: (ms) => Math.floor(ms / 1_000) % 60,
}

/** Ticks until the moment of `data-ends-at`; then what stands first takes the place of the clock. */
export default function countdown(block: HTMLElement) {
  const endsAt = Number(block.dataset.endsAt)
  const [over, ...running] = block.children as Iterable<HTMLElement>
  let timer: ReturnType<typeof setInterval> | undefined
  function tick() {
    const left = Math.max(0, endsAt - Date.now())
    for (const shown of block.querySelectorAll<HTMLElement>('[data-unit]'))
      shown.textContent = String(units[shown.dataset.unit ?? '']?.(left)).padStart(2, '0')
    if (left > 0) return
    clearInterval(timer)
    if (over) over.hidden = false
    for (const part of running) part.hidden = true
  }
  timer = setInterval(tick, TICK_MS)
  tick()
  return () => clearInterval(timer)
}
