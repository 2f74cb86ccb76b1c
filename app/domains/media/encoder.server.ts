import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface EncodedSize {
  width: number
  height: number
  widths: number[]
}

interface Reply {
  id: number
  size?: EncodedSize
  fault?: string
}

const IDLE_MS = 5_000

let encoder: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
let jobs = 0
const waiting = new Map<number, { resolve: (size: EncodedSize) => void; reject: (fault: Error) => void }>()

/** Writes `folder/<checksum>-<width>.webp` for the widths that the picture fills. @throws when the bytes are no picture. */
export function encodePicture(bytes: Uint8Array, folder: string, checksum: string) {
  const id = ++jobs
  clearTimeout(idle)
  encoder ??= startEncoder()
  return new Promise<EncodedSize>((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    encoder?.send({ id, bytes, folder, checksum })
  }).finally(() => {
    waiting.delete(id)
    if (waiting.size === 0) idle = setTimeout(stopEncoder, IDLE_MS)
    idle?.unref()
  })
}

function startEncoder() {
  const started = fork(path.resolve('server/picture-encoder.mjs'), {
    serialization: 'advanced',
    execArgv: [],
    // the font library keeps its cache below XDG_CACHE_HOME, and complains at each text when it cannot
    env: { XDG_CACHE_HOME: tmpdir(), ...process.env, FONTCONFIG_FILE: path.resolve('server/fonts.conf') },
  })
  started.unref()
  started.channel?.unref()
  started.on('message', ({ id, size, fault }: Reply) => {
    const job = waiting.get(id)
    if (size) job?.resolve(size)
    else job?.reject(new Error(fault))
  })
  started.on('exit', () => {
    if (encoder === started) encoder = undefined
    for (const job of waiting.values()) job.reject(new Error('The picture could not be read.'))
  })
  return started
}

function stopEncoder() {
  encoder?.kill()
  encoder = undefined
}
