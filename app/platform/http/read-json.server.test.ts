import { z } from 'zod'
import { expect, test } from '~test/test'
import { readJson } from './read-json.server'

const read = (body: string) =>
  readJson(
    new Request('http://harbor.test/api', {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body,
    }),
    z.object({ text: z.string() }),
  )

test('the body of a JSON request is read and checked', async () => {
  expect(await read('{"text":"a\\u0000b \\\\u0000"}')).toEqual({ body: { text: 'ab \\u0000' } })
  expect((await read('{"text":')).errorResponse?.status).toBe(400)
  expect((await read('{"text":1}')).errorResponse?.status).toBe(422)
  expect((await read(JSON.stringify({ text: 'x'.repeat(70_000) }))).errorResponse?.status).toBe(413)
})
