import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { log } from '~/platform/log.server'
import type { Card } from '../card'
import type { PictureFormat } from '../picture'
import { encoderEnvironment } from './encoder-environment.server'

export interface DrawnPicture {
  /** Of the original, upright, in pixels. */
  width: number
  height: number
  widths: number[]
  formats: PictureFormat[]
  placeholder: string | null
}

interface DrawingOrder {
  /** The original. */
  file: string
  /** Where the new files go, as <width>.<format>. */
  folder: string
  formats: PictureFormat[]
  /** How many are encoded at once. One leaves a core to the visitors. */
  lanes: number
}

type DrawingFault =
  | 'not-a-picture'
  | 'heic'
  | 'too-many-pixels'
  | 'entities'
  | 'outside-references'
  | 'damaged'
  | 'too-slow'

interface CardOrder {
  card: Card
  /** Where the JPEG goes. */
  file: string
}

/** Why a picture could not be drawn. */
export class NotDrawn extends Error {
  constructor(
    readonly fault: DrawingFault,
    cause?: string,
  ) {
    super(fault, { cause })
  }
}

interface Reply<Drawn> {
  id: number
  drawn?: Drawn
  fault?: DrawingFault
  cause?: string
}

const IDLE_MS = 5_000
const LONGEST_MS = 60_000

let encoder: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
let jobs = 0
let queue: Promise<unknown> = Promise.resolve()

/** Has a picture drawn anew by the encoder's process, after those that were asked for before. @throws NotDrawn */
export function drawPicture(order: DrawingOrder): Promise<DrawnPicture> {
  return afterOthers(order)
}

/** Has a card drawn in the same way. @throws NotDrawn */
export function drawCard(order: CardOrder): Promise<unknown> {
  return afterOthers({ ...order, lanes: 1 })
}

function afterOthers<Drawn>(order: object): Promise<Drawn> {
  const drawn = queue.then(() => drawNow<Drawn>(order))
  queue = drawn.catch(() => {})
  return drawn
}

function drawNow<Drawn>(order: object) {
  clearTimeout(idle)
  encoder ??= startEncoder()
  const [id, worker] = [++jobs, encoder]
  return new Promise<Drawn>((resolve, reject) => {
    const tooLate = setTimeout(() => {
      reject(new NotDrawn('too-slow'))
      stop(worker)
    }, LONGEST_MS)
    const ended = () => settle(() => reject(new NotDrawn('damaged', 'The encoder ended.')))
    const answered = ({ drawn, fault, cause, ...reply }: Reply<Drawn>) => {
      if (reply.id !== id) return
      // the thread that draws it cannot be stopped: it ends with its process
      if (fault === 'too-slow') stop(worker)
      settle(() => (drawn ? resolve(drawn) : reject(new NotDrawn(fault ?? 'damaged', cause))))
    }
    function settle(tell: () => void) {
      clearTimeout(tooLate)
      worker.off('exit', ended).off('message', answered)
      tell()
    }
    worker.on('exit', ended).on('message', answered)
    worker.send({ id, ...order })
  }).finally(() => {
    idle = setTimeout(() => stop(encoder), IDLE_MS)
    idle.unref()
  })
}

function startEncoder() {
  const started = fork(path.resolve('server/picture-encoder.mjs'), {
    execArgv: [],
    env: encoderEnvironment(),
  })
  started.unref()
  started.channel?.unref()
  started.on('error', (error) => log.error({ err: error }, 'the picture encoder met an error'))
  started.on('exit', () => forget(started))
  return started
}

function stop(worker: ChildProcess | undefined) {
  worker?.kill('SIGKILL')
  forget(worker)
}

function forget(worker: ChildProcess | undefined) {
  if (encoder === worker) encoder = undefined
}
