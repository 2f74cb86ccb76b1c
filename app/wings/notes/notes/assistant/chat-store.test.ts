import { expect, test, vi } from 'vitest'
import { ZERO_TOKEN_USAGE } from '~/platform/ai/token-usage'
import { ChatStore, CONNECTION_FAILED_MESSAGE } from './chat-store'
import type { FetchReplyArgs } from './fetch-reply'

/** Chats whose replies are told by the test. */
function talking() {
  const asked: FetchReplyArgs[] = []
  let finish = () => {}
  const chats = new ChatStore((asking) => {
    asked.push(asking)
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  })
  const said = (noteId = 'n') => chats.get(noteId).map(({ role, content, state }) => [role, content, state])
  const tell = (news: Parameters<FetchReplyArgs['emit']>[0]) => asked.at(-1)?.emit(news)
  const done = () => {
    tell({ type: 'done', usage: ZERO_TOKEN_USAGE, isComplete: true })
    finish()
  }
  return { chats, asked, said, tell, done }
}

test('sending appends the user message and shows a busy state; then the assistant reply is appended', () => {
  const { chats, asked, said, tell, done } = talking()
  expect(chats.send('n', ' What is open? ', 'plan')).toBe(true)
  expect(said()).toEqual([
    ['user', 'What is open?', 'whole'],
    ['assistant', '', 'writing'],
  ])
  expect(chats.isPending('n')).toBe(true)
  expect(asked[0]).toMatchObject({
    noteId: 'n',
    sprintId: 'plan',
    messages: [{ role: 'user', content: 'What is open?' }],
  })
  tell({ type: 'writing', text: 'Two ' })
  tell({ type: 'writing', text: 'things.' })
  expect(said().at(-1)).toEqual(['assistant', 'Two things.', 'writing'])
  done()
  expect(said().at(-1)).toEqual(['assistant', 'Two things.', 'whole'])
  expect(chats.isPending('n')).toBe(false)
})

test('a message is ignored if the trimmed text is blank or a reply is pending', () => {
  const { chats, asked, done } = talking()
  expect(chats.send('n', '  \n ')).toBe(false)
  expect(chats.get('n')).toEqual([])
  chats.send('n', 'one')
  expect(chats.send('n', 'two')).toBe(false)
  expect(asked).toHaveLength(1)
  done()
  expect(chats.send('n', 'two')).toBe(true)
})

test('chat input loses tags and the characters < > \' ", and is cut to 1000 characters', () => {
  const { chats, said } = talking()
  chats.send('n', `<b>don't</b> "say" ${'x'.repeat(2000)}`)
  const text = said()[0]?.[1] ?? ''
  expect(text.startsWith('dont say xxx')).toBe(true)
  expect(text).toHaveLength(1000)
})

test('a failure appends the assistant message of the specification, says why, and is not sent along with the next question', () => {
  const { chats, said, asked, tell } = talking()
  chats.send('n', 'one')
  tell({ type: 'failed', message: 'OpenAI not configured. Please add your API key.', usage: ZERO_TOKEN_USAGE })
  expect(said().at(-1)).toEqual(['assistant', 'Sorry, I had trouble connecting. Please try again.', 'failed'])
  expect(CONNECTION_FAILED_MESSAGE).toBe(said().at(-1)?.[1])
  expect(chats.get('n').at(-1)?.reason).toBe('OpenAI not configured. Please add your API key.')
  chats.send('n', 'two')
  expect(asked[1]?.messages).toEqual([
    { role: 'user', content: 'one' },
    { role: 'user', content: 'two' },
  ])
})

test('a reply that breaks off keeps what came, and can be asked for again', () => {
  const { chats, said, asked, tell } = talking()
  chats.send('n', 'one')
  tell({ type: 'writing', text: 'Half' })
  tell({ type: 'failed', message: 'The connection was lost.', usage: ZERO_TOKEN_USAGE })
  expect(said().at(-1)).toEqual(['assistant', 'Half', 'cut'])
  chats.retry('n')
  expect(said()).toEqual([
    ['user', 'one', 'whole'],
    ['assistant', '', 'writing'],
  ])
  expect(asked[1]?.messages).toEqual(asked[0]?.messages)
})

test('stop ends the question, keeps what came, and hears nothing more', () => {
  const { chats, said, asked, tell } = talking()
  chats.send('n', 'one')
  tell({ type: 'writing', text: 'So far' })
  chats.stop('n')
  expect(asked[0]?.signal.aborted).toBe(true)
  tell({ type: 'writing', text: ' and more' })
  expect(said().at(-1)).toEqual(['assistant', 'So far', 'stopped'])
  expect(chats.isPending('n')).toBe(false)
})

test('each note has a conversation of its own, and closing the panel ends and empties all of them', () => {
  const { chats, asked, said } = talking()
  chats.send('a', 'about a')
  chats.send('b', 'about b')
  expect([said('a')[0]?.[1], said('b')[0]?.[1]]).toEqual(['about a', 'about b'])
  const hears = vi.fn()
  chats.subscribe(hears)
  chats.clear()
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true])
  expect([chats.get('a'), chats.get('b')]).toEqual([[], []])
  expect(hears).toHaveBeenCalled()
})
