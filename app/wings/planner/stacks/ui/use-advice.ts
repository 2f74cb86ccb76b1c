import { useEffect, useRef, useState } from 'react'
import type { StackAdvice } from '../stack'
import type { StackNeeds } from '../stack-needs'

const PAUSE_MS = 150 // a number is typed digit by digit

interface AdviceState {
  /** The last answer there was; it stays while the next one is worked out. */
  advice?: StackAdvice
  hasFailed: boolean
}

/** The stacks that fit these needs, worked out again whenever they change. */
export function useAdvice(needs: StackNeeds) {
  const [{ advice, hasFailed }, setAnswer] = useState<AdviceState>({ hasFailed: false })
  const [attempt, setAttempt] = useState(0)
  const ask = useAdviceWorker(setAnswer, attempt)
  useEffect(() => {
    const timer = setTimeout(() => ask(needs, attempt), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [ask, needs, attempt])
  return {
    advice,
    hasFailed,
    isStale: advice?.needs !== needs && JSON.stringify(advice?.needs) !== JSON.stringify(needs),
    retry() {
      setAnswer({ advice, hasFailed: false })
      setAttempt(attempt + 1)
    },
  }
}

/** One question at a time: what was asked meanwhile waits, and only the last of it. */
function useAdviceWorker(setAnswer: React.Dispatch<React.SetStateAction<AdviceState>>, attempt: number) {
  const worker = useRef<Worker>(undefined)
  const isBusy = useRef(false)
  const waiting = useRef<StackNeeds>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another worker
  useEffect(() => {
    const own = new Worker(new URL('./advice-worker.ts', import.meta.url), { type: 'module' })
    own.onmessage = ({ data }: MessageEvent<StackAdvice>) => {
      setAnswer({ advice: data, hasFailed: false })
      isBusy.current = waiting.current !== undefined
      if (waiting.current) own.postMessage(waiting.current)
      waiting.current = undefined
    }
    own.onerror = () => setAnswer((answer) => ({ ...answer, hasFailed: true }))
    worker.current = own
    isBusy.current = false
    return () => own.terminate()
  }, [attempt, setAnswer])
  const [ask] = useState(() => (needs: StackNeeds, _attempt: number) => {
    if (isBusy.current) {
      waiting.current = needs
      return
    }
    isBusy.current = true
    worker.current?.postMessage(needs)
  })
  return ask
}
