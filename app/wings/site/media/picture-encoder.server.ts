import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { log } from '~/platform/monitoring/log.server'
import { encoderEnvironment } from './encoder-environment.server'
import type { PictureFormat } from './picture'
import type { SocialCardData } from './social-card-data'

export interface PictureEncodingResult {
  /** Of the original, upright, in pixels. */
  width: number
  height: number
  widths: number[]
  formats: PictureFormat[]
  placeholder: string | null
}

interface EncodingJob {
  /** The original. */
  file: string
  /** Where the new files go, as <width>.<format>. */
  folder: string
  formats: PictureFormat[]
  /** How many are encoded at once. One leaves a core to the visitors. */
  lanes: number
}

type EncodingProblem =
  | 'not-a-picture'
  | 'heic'
  | 'too-many-pixels'
  | 'entities'
  | 'outside-references'
  | 'damaged'
  | 'too-slow'

interface SocialCardJob {
  card: SocialCardData
  /** Where the JPEG goes. */
  file: string
}

/** Why a picture could not be drawn. */
export class EncodingFailed extends Error {
  constructor(
    readonly fault: EncodingProblem,
    cause?: string,
  ) {
    super(fault, { cause })
  }
}

interface EncoderReply<Drawn> {
  id: number
  drawn?: Drawn
  fault?: EncodingProblem
  cause?: string
}

const IDLE_MS = 5_000
const MAX_RUN_MS = 60_000

let encoder: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
let jobs = 0
let queue: Promise<unknown> = Promise.resolve()

/** Has a picture drawn anew by the encoder's process, after those that were asked for before. @throws EncodingFailed */
export function encodePicture(order: EncodingJob): Promise<PictureEncodingResult> {
  return enqueueJob(order)
}

/** Has a card drawn in the same way. @throws EncodingFailed */
export function encodeSocialCard(order: SocialCardJob): Promise<unknown> {
  return enqueueJob({ ...order, lanes: 1 })
}

function enqueueJob<Drawn>(order: object): Promise<Drawn> {
  const drawn = queue.then(() => runJob<Drawn>(order))
  queue = drawn.catch(() => {})
  return drawn
}

function runJob<Drawn>(order: object) {
  clearTimeout(idle)
  encoder ??= startEncoder()
  const [id, worker] = [++jobs, encoder]
  return new Promise<Drawn>((resolve, reject) => {
    const tooLate = setTimeout(() => {
      reject(new EncodingFailed('too-slow'))
      stopEncoder(worker)
    }, MAX_RUN_MS)
    const ended = () => settle(() => reject(new EncodingFailed('damaged', 'The encoder ended.')))
    const answered = ({ drawn, fault, cause, ...reply }: EncoderReply<Drawn>) => {
      if (reply.id !== id) return
      // the thread that draws it cannot be stopped: it ends with its process
      if (fault === 'too-slow') stopEncoder(worker)
      settle(() => (drawn ? resolve(drawn) : reject(new EncodingFailed(fault ?? 'damaged', cause))))
    }
    function settle(tell: () => void) {
      clearTimeout(tooLate)
      worker.off('exit', ended).off('message', answered)
      tell()
    }
    worker.on('exit', ended).on('message', answered)
    worker.send({ id, ...order })
  }).finally(() => {
    idle = setTimeout(() => stopEncoder(encoder), IDLE_MS)
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
  started.on('exit', () => clearEncoder(started))
  return started
}

function stopEncoder(worker: ChildProcess | undefined) {
  worker?.kill('SIGKILL')
  clearEncoder(worker)
}

function clearEncoder(worker: ChildProcess | undefined) {
  if (encoder === worker) encoder = undefined
}
