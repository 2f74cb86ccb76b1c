import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { lockFolder } from './folder-lock.server'

const ELSEWHERE = 'pid:[1]'

function heldBy(text: string) {
  const folder = tempFolder()
  writeFileSync(path.join(folder, 'lock'), text)
  return folder
}

function ownWords() {
  const folder = tempFolder()
  return lockFolder(folder).then((unlock) => {
    const [pid = '', start = '', namespace = ''] = readFileSync(path.join(folder, 'lock'), 'utf8').split(' ')
    unlock()
    return { pid, start, namespace }
  })
}

async function endOf(child: ChildProcess) {
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('exit', resolve))
}

test('a folder in use by a living process is refused with a sentence', async () => {
  const folder = tempFolder()
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`${folder} is in use by process ${process.pid}. Stop it first`)
  unlock()
  expect(readdirSync(folder)).toEqual([])
  const again = await lockFolder(folder)
  again()
})

test('the lock of a dead process is taken over', async () => {
  const { start, namespace } = await ownWords()
  const child = spawn('sleep', ['60'])
  await endOf(child)
  const folder = heldBy(`${child.pid} ${start} ${namespace} lock-0000.sock`)
  const unlock = await lockFolder(folder)
  expect(readFileSync(path.join(folder, 'lock'), 'utf8')).toMatch(`${process.pid} `)
  unlock()
})

test('a living process that got the id of the dead holder is not taken for it', async () => {
  const { pid, namespace } = await ownWords()
  const unlock = await lockFolder(heldBy(`${pid} another-boot/1 ${namespace} lock-0000.sock`))
  unlock()
})

test.for(['', 'nonsense', '0 x y z', '-1 x y z'])(
  'a lock that says nothing of a process is taken over: "%s"',
  async (text) => {
    const unlock = await lockFolder(heldBy(text))
    unlock()
  },
)

test('a holder in another container is seen by its socket', async () => {
  const folder = heldBy(`1 other-boot/1 ${ELSEWHERE} lock-abcd.sock`)
  const server = net.createServer().listen(path.join(folder, 'lock-abcd.sock'))
  onTestFinished(() => void server.close())
  await expect(lockFolder(folder)).rejects.toThrow('is in use by process 1.')
})

test('a dead holder in another container is taken over, even when our process has its id', async () => {
  const { pid, start } = await ownWords()
  const folder = heldBy(`${pid} ${start} ${ELSEWHERE} lock-abcd.sock`)
  writeFileSync(path.join(folder, 'lock-abcd.sock'), '')
  const unlock = await lockFolder(folder)
  expect(existsSync(path.join(folder, 'lock-abcd.sock'))).toBe(false)
  unlock()
})

test('of several that take a dead lock at once exactly one gets it', async () => {
  for (let round = 0; round < 20; round++) {
    const folder = heldBy('999999999 x y lock-0000.sock')
    const takers = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)))
    const winners = takers.filter((taker) => taker.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    winners[0]?.value()
  }
})
