import type { Database } from '~/platform/database/database.server'
import { signToken } from '~/platform/security/signed-tokens.server'
import { callRoute, testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { createFreeDownloadUrl } from './free-download.server'
import { loader as downloadPage } from './routes/download'
import { loader as downloadFile } from './routes/download-file'

const env = testEnvironment()
const tokenOf = (now?: Date) => createFreeDownloadUrl(env, 'scoping-template', now).split('/').at(-1) ?? ''
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const statusOf = async (token: string, db: Database) =>
  (await callRoute(downloadPage, db, { params: { token } })).init?.status

test('the link in the mail leads to both files', async ({ db }) => {
  const token = tokenOf()
  const page = await callRoute(downloadPage, db, { params: { token } })
  expect(page.data).toMatchObject({
    kind: 'free',
    files: [{ url: expect.stringMatching(/\/scoping-template\.md$/) }, { url: expect.stringMatching(/\.csv$/) }],
  })
  const file = await callRoute(downloadFile, db, { params: { token, file: 'scoping-template.md' } })
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="scoping-template.md"')
  expect(await file.text()).toContain('# The one-week scoping template')
})

test('after thirty days the link has expired, and says so', async ({ db }) => {
  expect(await statusOf(tokenOf(daysAgo(29)), db)).toBeUndefined()
  expect(await statusOf(tokenOf(daysAgo(31)), db)).toBe(410)
})

test('a link that is not ours leads nowhere', async ({ db }) => {
  const tomorrow = new Date(Date.now() + 86_400_000)
  const forged = signToken('another secret', { freeDownload: 'scoping-template' }, tomorrow)
  const forSomethingElse = signToken(env.SECRET, { resetPasswordOf: 'ada' }, tomorrow)
  for (const token of [forged, forSomethingElse, `${tokenOf()}x`, 'nonsense'])
    expect(await statusOf(token, db), token).toBe(404)
})

test('a file that is not part of the download sends back to its page', async ({ db }) => {
  const answer = await callRoute(downloadFile, db, {
    params: { token: tokenOf(), file: '../../etc/passwd' },
    headers: { accept: 'text/html' },
  })
  expect([answer.status, answer.headers.get('location')?.startsWith('/download/')]).toEqual([302, true])
})
