import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { type Metric, mergeMetrics, readMetrics } from './metrics.server'

/*
 * Several processes serve one port, and whichever is asked tells of all: it asks them by way of the process that started
 * them, which passes messages on (`relayMetrics`).
 */

// a process that is busy for longer is left out
const ANSWER_WITHIN_MS = 1_000

interface MetricsMessage {
  metricsOf: 'all' | 'one'
  id: string
  /** The worker that wants to know. */
  askedBy: number
  /** How many were asked. */
  count?: number
  /** The answer; without it a question. */
  metrics?: Metric[]
}

interface Question {
  answers: Metric[][]
  onAnswer: (count: number) => void
}

const questions = new Map<string, Question>()

/** In the process that starts the others: passes their questions on to each, and the answers back. */
export function relayMetrics() {
  cluster.on('message', (_worker, message: Partial<MetricsMessage>) => {
    if (!isMetricsMessage(message)) return
    if (message.metrics) return void cluster.workers?.[message.askedBy]?.send(message)
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected())
    for (const worker of workers) worker?.send({ ...message, metricsOf: 'one', count: workers.length })
  })
}

/** In each of the others: answers questions. */
export function answerMetricsQuestions() {
  if (!cluster.isWorker) return
  process.on('message', (message: Partial<MetricsMessage>) => {
    if (!isMetricsMessage(message)) return
    if (!message.metrics) return void process.send?.({ ...message, metrics: readMetrics() })
    const question = questions.get(message.id)
    question?.answers.push(message.metrics)
    question?.onAnswer(message.count ?? 0)
  })
}

function isMetricsMessage(message: Partial<MetricsMessage>): message is MetricsMessage {
  return typeof message === 'object' && message !== null && 'metricsOf' in message
}

/** What all processes of this machine count, as one. */
export async function collectMetrics(): Promise<Metric[]> {
  if (!cluster.isWorker || !cluster.worker) return readMetrics()
  const [id, askedBy] = [randomUUID(), cluster.worker.id]
  const question: Question = { answers: [], onAnswer: () => {} }
  questions.set(id, question)
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, ANSWER_WITHIN_MS)
    question.onAnswer = (count) => {
      if (question.answers.length < count) return
      clearTimeout(late)
      resolve()
    }
    process.send?.({ metricsOf: 'all', id, askedBy } satisfies MetricsMessage)
  })
  questions.delete(id)
  return mergeMetrics(question.answers.length > 0 ? question.answers : [readMetrics()])
}
