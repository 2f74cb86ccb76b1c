import { expect, test } from 'vitest'
import { parseStack } from './parse-stack'

const placesOf = (stack: string) =>
  parseStack(stack).frames.map((frame) => `${frame.function} ${frame.filename} ${frame.lineno} ${frame.colno}`)

test('a stack of Node is read from the outermost call to the innermost, and what is not ours is told', () => {
  const { type, frames } = parseStack(
    [
      'TypeError: It broke: at once',
      '    at Object.render [as draw] (/app/build/server/index.js:1:2)',
      '    at async file:///app/build/server/page.js:3:4',
      '    at Promise.all (index 0)',
      '    at new Pool (/app/node_modules/pg/lib/index.js:5:6)',
      '    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)',
    ].join('\n'),
  )
  expect(type).toBe('TypeError')
  expect(frames).toEqual([
    {
      function: 'process.processTicksAndRejections',
      filename: 'node:internal/process/task_queues',
      lineno: 105,
      colno: 5,
      in_app: false,
    },
    { function: 'new Pool', filename: '/app/node_modules/pg/lib/index.js', lineno: 5, colno: 6, in_app: false },
    { function: '?', filename: 'file:///app/build/server/page.js', lineno: 3, colno: 4, in_app: true },
    { function: 'Object.render [as draw]', filename: '/app/build/server/index.js', lineno: 1, colno: 2, in_app: true },
  ])
})

test('so is one of Chrome, and one of Firefox and Safari, which name no kind', () => {
  const chrome = 'ReferenceError: x\n    at https://site.test/assets/a-b.js:5:6\n    at o (https://site.test/c.js:7:8)'
  expect(placesOf(chrome)).toEqual(['o https://site.test/c.js 7 8', '? https://site.test/assets/a-b.js 5 6'])
  const firefox = 'render@https://site.test/a.js:1:2\nasync*@https://site.test/b.js:3:4\n@https://site.test/c.js:5:6\n'
  expect(parseStack(firefox).type).toBe('Error')
  expect(placesOf(firefox)).toEqual([
    '? https://site.test/c.js 5 6',
    'async* https://site.test/b.js 3 4',
    'render https://site.test/a.js 1 2',
  ])
})

test('no more than fifty places are taken, and what is no stack has none', () => {
  expect(parseStack(`Error\n${'    at f (/a.js:1:2)\n'.repeat(80)}`).frames).toHaveLength(50)
  expect(parseStack('')).toEqual({ type: 'Error', frames: [] })
  expect(parseStack('at here: (((:1:\n\0')).toEqual({ type: 'Error', frames: [] })
})
