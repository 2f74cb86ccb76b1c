import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FALLBACK_SUGGESTIONS } from './fallback-suggestions'
import { SuggestionsClient } from './suggestions-client'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wish = (noteId?: string, revision = 0) => ({ noteId, revision, label: 'General', sprintId: undefined })
const answering = (answer: { suggestions: string[]; missing?: string } | undefined) => {
  const call = vi.fn(async () => answer)
  return { call, suggestions: new SuggestionsClient(call) }
}

test('the fixed four are those of the specification', () => {
  expect(FALLBACK_SUGGESTIONS).toEqual([
    'Document key insights',
    'Add action items',
    'Track progress updates',
    'Note important decisions',
  ])
})

test('selecting a note triggers suggestions after 200 ms', async () => {
  const { call, suggestions } = answering({ suggestions: ['Call Mara'] })
  const show = vi.fn()
  suggestions.select(wish('a'), show)
  await vi.advanceTimersByTimeAsync(199)
  expect(call).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(call).toHaveBeenCalledWith({ note_id: 'a', context: 'General', sprint_id: undefined }, expect.anything())
  expect(show).toHaveBeenCalledWith(['Call Mara'])
})

test('a note that is only passed asks nothing, and a late answer is not shown for another note', async () => {
  const answers: ((answer: { suggestions: string[] }) => void)[] = []
  const call = vi.fn(
    (_json: object, _signal: AbortSignal) => new Promise<{ suggestions: string[] }>((resolve) => answers.push(resolve)),
  )
  const suggestions = new SuggestionsClient(call)
  const show = vi.fn()
  suggestions.select(wish('a'), show)()
  const leave = suggestions.select(wish('b'), show)
  await vi.advanceTimersByTimeAsync(300)
  expect(call).toHaveBeenCalledTimes(1)
  leave()
  expect(call.mock.calls[0]?.[1].aborted).toBe(true)
  answers[0]?.({ suggestions: ['Too late'] })
  await vi.advanceTimersByTimeAsync(300)
  expect(show).not.toHaveBeenCalled()
})

test('a note that was not changed is not asked about again', async () => {
  const { call, suggestions } = answering({ suggestions: ['Call Mara'] })
  suggestions.select(wish('a'), () => {})
  await vi.advanceTimersByTimeAsync(300)
  const show = vi.fn()
  suggestions.select(wish('a'), show)
  expect(show).toHaveBeenCalledWith(['Call Mara'])
  suggestions.select(wish('a', 1), () => {})
  await vi.advanceTimersByTimeAsync(300)
  expect(call).toHaveBeenCalledTimes(2)
})

test('suggestion failure falls back to the four fixed suggestions, and is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const show = vi.fn()
  new SuggestionsClient(async () => undefined).select(wish('a'), show)
  new SuggestionsClient(() => Promise.reject(new Error('away'))).select(wish('b'), show)
  await vi.advanceTimersByTimeAsync(300)
  expect(show.mock.calls).toEqual([[FALLBACK_SUGGESTIONS], [FALLBACK_SUGGESTIONS]])
  expect(warn.mock.calls.map(([, error]) => String(error))).toEqual(['Error: away'])
})

test('a console warning says once that the AI provider key is not configured', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const missing = 'OpenAI not configured. Please add your API key.'
  const { suggestions } = answering({ suggestions: FALLBACK_SUGGESTIONS, missing })
  for (const noteId of ['a', 'b', undefined]) suggestions.select(wish(noteId), () => {})
  await vi.advanceTimersByTimeAsync(300)
  expect(warn.mock.calls).toEqual([[missing]])
})
