import { useEffect, useRef, useState } from 'react'
import type { AnalysedPage } from '~/domains/seo-analysis/analysed-page'
import type { Analysed } from './analysis-worker'

// a pause between two words is shorter
const PAUSE_MS = 400

interface State {
  /** The last one there was; it stays while the next one is worked out. */
  analysed?: Analysed
  hasFailed: boolean
}

/** Judges the page in each pause while somebody types. `read` must be the same function as long as the page is. */
export function useAnalysis(read: () => AnalysedPage | undefined) {
  const [state, setState] = useState<State>({ hasFailed: false })
  const worker = useWorker(setState)
  const isFirst = useRef(true)
  useEffect(() => {
    const ask = () => {
      const page = read()
      if (!page) return
      isFirst.current = false
      worker.ask(page)
    }
    const timer = setTimeout(ask, isFirst.current ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [read, worker])
  return state
}

/** One page at a time: what comes meanwhile waits, and only the last of it. */
function useWorker(setState: (state: State) => void) {
  const [desk] = useState(() => new Desk(setState))
  useEffect(() => desk.open(), [desk])
  return desk
}

class Desk {
  #worker: Worker | undefined
  #isBusy = false
  #waiting: AnalysedPage | undefined

  constructor(readonly tell: (state: State) => void) {}

  open() {
    const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Analysed>) => {
      this.tell({ analysed: data, hasFailed: false })
      const next = this.#waiting
      this.#isBusy = next !== undefined
      this.#waiting = undefined
      if (next) worker.postMessage(next)
    }
    worker.onerror = () => this.tell({ hasFailed: true })
    this.#worker = worker
    if (this.#waiting) this.ask(this.#waiting)
    return () => {
      worker.terminate()
      this.#worker = undefined
      this.#isBusy = false
    }
  }

  ask(page: AnalysedPage) {
    if (this.#isBusy || !this.#worker) {
      this.#waiting = page
      return
    }
    this.#isBusy = true
    this.#waiting = undefined
    this.#worker.postMessage(page)
  }
}
