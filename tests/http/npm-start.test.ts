import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findFreePort } from '~test/running-site'
import { tempSiteFolder } from '~test/temp-folder'

test('npm start that is told to stop ends only when the site has stopped in order', async () => {
  const DATA_DIR = await tempSiteFolder()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(await findFreePort()),
    DATA_DIR,
  }
  const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    npm.once('exit', (code) => reject(new Error(`npm start ended with code ${code}.`)))
    npm.stdout.setEncoding('utf8').on('data', (text: string) => /^Ready on /m.test(text) && resolve())
  })
  const ended = new Promise((resolve) => npm.once('exit', resolve))
  npm.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(readdirSync(DATA_DIR).filter((name) => name.startsWith('lock'))).toEqual([])
})
