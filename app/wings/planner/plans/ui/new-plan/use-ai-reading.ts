import { useEffect, useRef, useState } from 'react'
import { ZERO_TOKEN_USAGE } from '~/platform/ai/token-usage'
import { callStreamingApi } from '~/platform/http/stream-api'
import { showToast } from '~/ui/toaster'
import type { ReadItems, ReadingEvent } from '../../ai/reading/reading-event'
import { plansClient } from '../../api'
import type { DraftStore } from './use-stored-plan-draft'

/** How far the reading of an idea by a model is. */
export type AiReadingState =
  | { step: 'idle' | 'stopped' }
  | { step: 'reading'; items: ReadItems; text: string; faults: number }
  | (Extract<ReadingEvent, { type: 'read' }> & { step: 'read' })
  | (Extract<ReadingEvent, { type: 'failed' }> & { step: 'failed' })

const IDLE: AiReadingState = { step: 'idle' }
const STOPPED: AiReadingState = { step: 'stopped' }
const BEGUN: AiReadingState = { step: 'reading', items: { wishes: [], exclusions: [] }, text: '', faults: 0 }

const failed = (message: string): ReadingEvent => ({ type: 'failed', message, use: ZERO_TOKEN_USAGE })

/** Has a model read the idea of a draft. What it read becomes the draft's; what stood there before can be had back. */
export function useAiReading({ draft, change }: DraftStore, model: string | null) {
  const { state, setState } = useDraftState(draft.id)
  const running = useRef<AbortController>(undefined)
  /** The idea that was asked about: it is asked once by itself, and again when somebody wants it. */
  const asked = useRef<string>(undefined)
  const latest = useRef({ draft, change })
  latest.current = { draft, change }
  useEffect(
    () => () => {
      running.current?.abort()
      asked.current = undefined
    },
    [],
  )
  function hear(event: ReadingEvent) {
    setState((now) => nextState(now, event))
    if (event.type !== 'read') return
    const { draft, change } = latest.current
    change({ reading: event.reading })
    offerUndo(`Read by ${model}`, () => {
      latest.current.change({ reading: draft.reading })
      setState(() => IDLE)
    })
  }

  async function read() {
    const { id, idea, reading } = latest.current.draft
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    asked.current = idea
    setState(() => BEGUN)
    const onEvent = (event: ReadingEvent) => (latest.current.draft.id === id ? hear(event) : stop.abort())
    await streamReading({ idea, reading, signal: stop.signal, onEvent })
  }

  return {
    model: model ?? '',
    state,
    isReading: state.step === 'reading',
    read,
    /** Reads what nobody has corrected and no model was asked about yet. */
    readOnce: () => {
      if (latest.current.draft.reading === null && asked.current !== latest.current.draft.idea) void read()
    },
    stop: () => {
      running.current?.abort()
      setState(() => STOPPED)
    },
  }
}

/** The state of this draft; another one that takes its place begins anew. */
function useDraftState(draftId: string) {
  const [kept, setKept] = useState({ draftId, state: IDLE })
  const stateOf = (now: typeof kept) => (now.draftId === draftId ? now.state : IDLE)
  const setState = (change: (now: AiReadingState) => AiReadingState) =>
    setKept((now) => ({ draftId, state: change(stateOf(now)) }))
  return { state: stateOf(kept), setState }
}

export type AiReading = ReturnType<typeof useAiReading>

function nextState(now: AiReadingState, event: ReadingEvent): AiReadingState {
  if (event.type === 'read') return { ...event, step: 'read' }
  if (event.type === 'failed') return { ...event, step: 'failed' }
  if (now.step !== 'reading') return now
  if (event.type === 'checking') return { ...now, text: '', faults: event.faults }
  const { items, text } = event
  const wishes = [...now.items.wishes, ...items.wishes]
  return { ...now, text, items: { wishes, exclusions: [...now.items.exclusions, ...items.exclusions] } }
}

const offerUndo = (text: string, onClick: () => void) => showToast(text, 'success', { label: 'Undo', onClick })

interface StreamReadingArgs {
  idea: string
  reading: DraftStore['draft']['reading']
  signal: AbortSignal
  onEvent: (event: ReadingEvent) => void
}

/** Ends with `read` or `failed`, and with neither when it is stopped. */
async function streamReading({ idea, reading, signal, onEvent }: StreamReadingArgs) {
  let isEnded = false
  function hear(event: ReadingEvent) {
    isEnded ||= event.type === 'read' || event.type === 'failed'
    if (!signal.aborted) onEvent(event)
  }
  const call = plansClient.post('/drafts/reading', { json: { idea, reading }, signal })
  const reply = await callStreamingApi(call, hear).catch(() => undefined)
  if (!reply || isEnded || signal.aborted) return
  onEvent(failed(reply.ok || reply.status === 0 ? 'The connection was lost.' : reply.message))
}
