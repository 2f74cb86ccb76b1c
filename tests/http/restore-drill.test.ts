import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { anAdmin } from '~test/admin'
import { httpRequest } from '~test/http'
import { startSite } from '~test/running-site'
import { tempFolder, tempSiteFolder } from '~test/temp-folder'

function studio(words: string[], DATA_DIR: string) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR }
  return spawnSync(process.execPath, ['scripts/run-studio.mjs', ...words], { env, encoding: 'utf8' })
}

const postsOf = async (origin: string) => (await httpRequest(origin, '/feed.json')).text.match(/"url":"[^"]+"/g) ?? []

test('the drill of docs/operations.md: backed up beside the site that runs, restored into an empty place, served there', async () => {
  const site = await startSite()
  const file = path.join(tempFolder(), 'drill.backup')
  expect(studio(['backup', file], site.dataDir).status).toBe(0)
  const place = tempFolder()
  const { status, stdout } = studio(['restore', file], place)
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(
      /^drill\.backup holds [\d,]+ rows \(.+\) and \d+ files\.\nRestored \d+ rows and \d+ files\.\n$/,
    ),
  })
  const restored = await startSite({ DATA_DIR: place, DEMO: '0' })
  expect((await httpRequest(restored.origin, '/readyz')).text).toBe('ok')
  const posts = async (origin: string) => (await postsOf(origin)).map((url) => new URL(url.slice(7, -1)).pathname)
  expect(await posts(restored.origin)).toEqual(await posts(site.origin))
  expect((await posts(restored.origin)).length).toBeGreaterThan(0)
  await Promise.all([site.stop(), restored.stop()])
})

test('a restore onto a site says what it would replace, changes nothing without a yes, and keeps a way back', async () => {
  const [from, to] = [await tempSiteFolder({ DEMO: '0' }), await tempSiteFolder()]
  const file = path.join(tempFolder(), 'small.backup')
  expect(studio(['backup', file], from).status).toBe(0)
  const refused = studio(['restore', file], to)
  expect(refused).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^They would replace all that is here: [\d,]+ rows \(.*\) and \d+ files\.$/m),
    stderr: 'Nothing was changed. Run it again with --yes to replace what is here.\n',
  })
  const pictures = readdirSync(path.join(to, 'media')).length
  expect(pictures).toBeGreaterThan(0)
  expect(studio(['restore', file, '--yes'], to)).toMatchObject({ status: 0, stderr: '' })
  const [kept = ''] = readdirSync(to).filter((name) => /^before-restore-.*\.backup$/.test(name))
  expect(readdirSync(to).filter((name) => name.startsWith('media'))).toEqual([])
  expect(studio(['restore', path.join(to, kept), '--yes'], to)).toMatchObject({ status: 0, stderr: '' })
  expect(readdirSync(path.join(to, 'media'))).toHaveLength(pictures)
  const site = await startSite({ DATA_DIR: to })
  expect((await postsOf(site.origin)).length).toBeGreaterThan(0)
  await site.stop()
})

test('an admin backs up the site in the back office, and reads there that it can be restored', async () => {
  const site = await startSite({ DEMO: '0', BACKUP_TO: '' })
  const { cookie } = await anAdmin(site)
  const headers = { cookie, origin: site.origin, 'content-type': 'application/json' }
  const started = await httpRequest(site.origin, '/admin/api/backups/runs', { method: 'POST', headers, body: '{}' })
  expect(started.status).toBe(200)
  const screen = async () => (await httpRequest(site.origin, '/admin/settings/system', { headers })).text
  await expect.poll(screen, { timeout: 60_000, interval: 500 }).toMatch(/Last verified<\/dt><dd[^>]*><time/)
  const [name = ''] = readdirSync(path.join(site.dataDir, 'backups'))
  expect(await screen()).toContain(name)
  const { text } = await httpRequest(site.origin, '/metrics')
  expect(text).toMatch(/^studio_backup_timestamp_seconds \d+/m)
  expect(text).toMatch(/^studio_backup_failed 0$/m)
  await site.stop()
})
