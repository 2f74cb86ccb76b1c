import { useEffect, useRef, useState } from 'react'
import type { AnalyzedPage } from '~/wings/web/seo-analysis/analyzed-page'
import type { PageAnalysis } from './analysis-worker'

// a pause between two words is shorter
const PAUSE_MS = 400

interface AnalysisState {
  /** The last one there was; it stays while the next one is worked out. */
  result?: PageAnalysis
  hasFailed: boolean
}

/** Judges the page in each pause while somebody types. `read` must be the same function as long as the page is. */
export function useAnalysis(read: () => AnalyzedPage | undefined) {
  const [state, setState] = useState<AnalysisState>({ hasFailed: false })
  const worker = useAnalysisWorker(setState)
  const isFirst = useRef(true)
  useEffect(() => {
    const ask = () => {
      const page = read()
      if (!page) return
      isFirst.current = false
      worker.analyze(page)
    }
    const timer = setTimeout(ask, isFirst.current ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [read, worker])
  return state
}

/** One page at a time: what comes meanwhile waits, and only the last of it. */
function useAnalysisWorker(setState: (state: AnalysisState) => void) {
  const [desk] = useState(() => new AnalysisWorkerClient(setState))
  useEffect(() => desk.open(), [desk])
  return desk
}

class AnalysisWorkerClient {
  #worker: Worker | undefined
  #isBusy = false
  #waiting: AnalyzedPage | undefined

  constructor(readonly onState: (state: AnalysisState) => void) {}

  open() {
    const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<PageAnalysis>) => {
      this.onState({ result: data, hasFailed: false })
      const next = this.#waiting
      this.#isBusy = next !== undefined
      this.#waiting = undefined
      if (next) worker.postMessage(next)
    }
    worker.onerror = () => this.onState({ hasFailed: true })
    this.#worker = worker
    if (this.#waiting) this.analyze(this.#waiting)
    return () => {
      worker.terminate()
      this.#worker = undefined
      this.#isBusy = false
    }
  }

  analyze(page: AnalyzedPage) {
    if (this.#isBusy || !this.#worker) {
      this.#waiting = page
      return
    }
    this.#isBusy = true
    this.#waiting = undefined
    this.#worker.postMessage(page)
  }
}
