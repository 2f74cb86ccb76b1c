import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { startSite } from '~test/running-site'
import { tempFolder, tempSiteFolder } from '~test/temp-folder'

const QUIET_MS = 3_000
const FIRST_STEPS = /^Ready on (http:\/\/harbor\.test)\nSet up the first admin: \1\/\S+\n$/
// what a pseudo-terminal would say, without one
const TERMINAL = { NODE_OPTIONS: '--import=data:text/javascript,process.stdout.isTTY=true' }

describe('the site', () => {
  test('is ready, stops when asked, gives its folder back and is ready again', async () => {
    const DATA_DIR = tempFolder()
    const first = await startSite({ DATA_DIR, ORIGIN: 'http://harbor.test' })
    // the address and the link come last, and nothing stands around them
    await pause(QUIET_MS)
    expect(first.output()).toMatch(FIRST_STEPS)
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
    expect(await first.stop()).toBe(0)
    const second = await startSite({ DATA_DIR })
    expect((await fetch(second.origin)).status).toBe(200)
    await second.stop()
  })

  test('writes its log as lines for people on a terminal', async () => {
    const site = await startSite({ ...TERMINAL, DEMO: '0' })
    await fetch(`${site.origin}/nothing-here`)
    await site.stop()
    expect(site.output()).toMatch(/^\d\d:\d\d:\d\d info {2}request .*path=\/nothing-here/m)
  })

  test('refuses a folder that another one uses, and goes on where a killed one ended', async () => {
    const DATA_DIR = await tempSiteFolder()
    const first = await startSite({ DATA_DIR })
    await expect(startSite({ DATA_DIR })).rejects.toThrow(/is in use by process \d+\. Stop it first/)
    await first.kill()
    const second = await startSite({ DATA_DIR })
    expect(await second.stop()).toBe(0)
  })

  test('says in one sentence which variable is wrong', async () => {
    await expect(startSite({ PORT: 'http' })).rejects.toThrow(/ended with code 1:\nPORT .*\.\n$/)
  })

  test('refuses a data folder that cannot be written, and says so by name', async () => {
    const file = path.join(tempFolder(), 'file')
    writeFileSync(file, '')
    await expect(startSite({ DATA_DIR: path.join(file, 'data') })).rejects.toThrow(
      /ended with code 1:\nThe data folder \S+ cannot be written \(ENOTDIR\)\..* DATA_DIR\.\n$/,
    )
  })

  test('refuses a short secret where nobody works yet, and says so by name', async () => {
    const started = startSite({ SECRET: 'sixteen letters!', DEMO: '0', LOG_LEVEL: 'silent' })
    await expect(started).rejects.toThrow(/ended with code 1:\nSECRET must have at least 32 characters.*\n$/)
  })

  test('answers for its life at once and 503 until its database is reached', async () => {
    const env = {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
      SECRET: '0123456789abcdef0123456789abcdef',
      LOG_LEVEL: 'silent',
    }
    const site = await startSite(env, 'answers')
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
    for (const path of ['/readyz', '/']) {
      const answer = await fetch(site.origin + path)
      expect(answer.status).toBe(503)
      expect(await answer.text()).toContain('Database not configured. Please add your credentials.')
    }
    expect(await site.stop()).toBe(0)
  })
})
