import { z } from 'zod'
import { describe, expect, test } from '~test/test'
import { DomainError } from '../errors/errors'
import type { FormFailure } from './form-failure'
import { attempt, submit } from './submit-form.server'

const schema = z.object({
  name: z.string().min(2, 'Give your name.').max(9, 'Keep it short.'),
  password: z.string().optional(),
  topics: z.union([z.string(), z.array(z.string())]).optional(),
})
const url = 'http://harbor.test/contact'

function form(fields: Record<string, string> | [string, string][]) {
  return new Request(url, { method: 'POST', body: new URLSearchParams(fields) })
}

/** What the page would be given: the failure and the status of the answer. */
async function refusal(reply: Promise<unknown>) {
  const { data, init } = (await reply) as { data: FormFailure; init: { status: number } }
  return { ...data, status: init.status }
}

test('a good form does its work, whose reply is passed through', async () => {
  expect(await submit(form({ name: 'Ada' }), schema, async ({ name }) => ({ hello: name }))).toEqual({ hello: 'Ada' })
})

test('a form with files is read too', async () => {
  const body = new FormData()
  body.set('name', 'Ada')
  body.set('file', new File(['x'], 'x.txt'))
  const request = new Request(url, { method: 'POST', body })
  expect(await submit(request, schema, async ({ name }) => name)).toBe('Ada')
})

test('a field sent several times is a list', async () => {
  const fields: [string, string][] = [
    ['name', 'Ada'],
    ['topics', 'a'],
    ['topics', 'b'],
  ]
  expect(await submit(form(fields), schema, async ({ topics }) => topics)).toEqual(['a', 'b'])
})

test('a wrong field is named, and nothing that was typed is lost but the password', async () => {
  const reply = submit(
    form({ name: 'A', topics: 'x', password: 'secret', newPassword: 'secret' }),
    schema,
    async () => 'done',
  )
  expect(await refusal(reply)).toEqual({
    status: 422,
    formError: 'Please check the marked fields.',
    fieldErrors: { name: 'Give your name.' },
    values: { name: 'A', topics: 'x' },
  })
})

test('a broken rule comes back as its sentence, with what was typed', async () => {
  const reply = submit(form({ name: 'Ada' }), schema, async () => {
    throw new DomainError('Too many attempts.', 429)
  })
  expect(await refusal(reply)).toMatchObject({ status: 429, formError: 'Too many attempts.', values: { name: 'Ada' } })
})

test('a bug keeps flying', async () => {
  const bug = async () => {
    throw new TypeError('bug')
  }
  await expect(submit(form({ name: 'Ada' }), schema, bug)).rejects.toThrow(TypeError)
  await expect(attempt(bug)).rejects.toThrow(TypeError)
})

test('anything but a form is refused with 415, a broken one with 400', async () => {
  const send = (type: string, body: string) =>
    refusal(
      submit(new Request(url, { method: 'POST', headers: { 'content-type': type }, body }), schema, async () => 'done'),
    )
  expect(await send('application/json', '{}')).toMatchObject({ status: 415 })
  expect(await send('text/plain', 'name=Ada')).toMatchObject({ status: 415 })
  expect(await send('multipart/form-data; boundary=x', 'not a form')).toMatchObject({ status: 400 })
})

test('the character that the database refuses is dropped', async () => {
  expect(await submit(form({ name: 'A\0da' }), schema, async ({ name }) => name)).toBe('Ada')
})

test('what goes back of a field is cut', async () => {
  const { values } = await refusal(submit(form({ name: 'a'.repeat(50_000) }), schema, async () => 'done'))
  expect(values?.name).toHaveLength(10_000)
})

describe('a form that is counted', () => {
  const tooMany = async () => {
    throw new DomainError('Too many attempts.', 429)
  }
  const work = async () => 'done'

  test('is counted before it is read, also when it is wrong', async () => {
    const request = form({ name: 'A' })
    const wasRead: boolean[] = []
    const count = async () => void wasRead.push(request.bodyUsed)
    expect(await refusal(submit(request, schema, work, count))).toMatchObject({ status: 422 })
    expect(wasRead).toEqual([false])
  })

  test('comes back with what was typed when there were too many', async () => {
    const refused = await refusal(submit(form({ name: 'Ada' }), schema, work, tooMany))
    expect(refused).toMatchObject({ status: 429, formError: 'Too many attempts.', values: { name: 'Ada' } })
  })

  test('is not even read then when it is large', async () => {
    const body = `name=${'a'.repeat(100_000)}`
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
    }
    const request = new Request(url, { method: 'POST', headers, body })
    expect(await refusal(submit(request, schema, work, tooMany))).toMatchObject({ status: 429 })
    expect(request.bodyUsed).toBe(false)
  })
})
