/*
 * What this process counts, for Prometheus: https://prometheus.io/docs/instrumenting/exposition_formats/. Labels are names of
 * ours (a route's pattern, a state), never what a visitor sent.
 */

export type Labels = Record<string, string>
type MetricType = 'counter' | 'gauge' | 'histogram'

export interface Sample {
  /** What follows the name of the metric: `_bucket`, `_sum` and `_count` of a histogram. */
  suffix?: string
  labels: Labels
  value: number
}

export interface Metric {
  name: string
  help: string
  type: MetricType
  samples: Sample[]
  /** How the values of several processes become one; their sum without it. */
  merge?: 'max'
}

interface MetricSource extends Omit<Metric, 'samples'> {
  read: () => Sample[]
}

// whatever asks for more combinations of labels is an error of ours: the rest counts as one
const MAX_SERIES = 1_000
const OTHER = '(other)'

// in seconds: a cached answer, a page, a slow operation, one that nobody waits for
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

const sources = new Map<string, MetricSource>()

/** The values of one metric by their labels. */
class Series<Value extends object> {
  readonly #values = new Map<string, { labels: Labels; value: Value }>()

  constructor(readonly create: () => Value) {}

  get(labels: Labels): Value {
    const key = Object.values(labels).join('\n')
    const known = this.#values.get(key)
    if (known) return known.value
    if (this.#values.size >= MAX_SERIES && !Object.values(labels).every((value) => value === OTHER))
      return this.get(Object.fromEntries(Object.keys(labels).map((name) => [name, OTHER])))
    const value = this.create()
    this.#values.set(key, { labels, value })
    return value
  }

  entries = () => [...this.#values.values()]
}

/** Names something that is counted; what it returns adds to it. */
export function defineCounter(name: string, help: string) {
  const series = new Series(() => ({ count: 0 }))
  const read = () => series.entries().map(({ labels, value }) => ({ labels, value: value.count }))
  sources.set(name, { name, help, type: 'counter', read })
  return (labels: Labels = {}, by = 1) => {
    series.get(labels).count += by
  }
}

/** Names durations in seconds; what it returns records one. */
export function defineDurations(name: string, help: string) {
  const series = new Series(() => ({ counts: DURATION_BUCKETS.map(() => 0), sum: 0, count: 0 }))
  sources.set(name, { name, help, type: 'histogram', read: () => series.entries().flatMap(toHistogram) })
  return (labels: Labels, seconds: number) => {
    const value = series.get(labels)
    value.sum += seconds
    value.count++
    const bucket = DURATION_BUCKETS.findIndex((limit) => seconds <= limit)
    if (bucket >= 0) value.counts[bucket] = (value.counts[bucket] ?? 0) + 1
  }
}

interface HistogramSeries {
  labels: Labels
  value: { counts: number[]; sum: number; count: number }
}

function toHistogram({ labels, value: { counts, sum, count } }: HistogramSeries): Sample[] {
  let below = 0
  const buckets = DURATION_BUCKETS.map((limit, place) => {
    below += counts[place] ?? 0
    return { suffix: '_bucket', labels: { ...labels, le: String(limit) }, value: below }
  })
  return [
    ...buckets,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ]
}

/** Names something that is read when somebody asks for it. */
export function defineReading(metric: Omit<MetricSource, 'read'>, read: () => Sample[] | number) {
  const toSamples = () => {
    const value = read()
    return typeof value === 'number' ? [{ labels: {}, value }] : value
  }
  sources.set(metric.name, { ...metric, read: toSamples })
}

/** All that this process counts and can read now. */
export function readMetrics(): Metric[] {
  return [...sources.values()].map(({ read, ...metric }) => ({ ...metric, samples: read() }))
}

/** The metrics of several processes as those of one. */
export function mergeMetrics(processes: Metric[][]): Metric[] {
  const merged = new Map<string, Metric & { bySeries: Map<string, Sample> }>()
  for (const metric of processes.flat()) {
    const { bySeries } = merged.get(metric.name) ?? { bySeries: new Map<string, Sample>() }
    for (const sample of metric.samples) {
      const key = JSON.stringify([sample.suffix, sample.labels])
      const before = bySeries.get(key)?.value
      const value = before === undefined ? sample.value : mergeValues(metric, before, sample.value)
      bySeries.set(key, { ...sample, value })
    }
    merged.set(metric.name, { ...metric, bySeries })
  }
  return [...merged.values()].map(({ bySeries, ...metric }) => ({ ...metric, samples: [...bySeries.values()] }))
}

function mergeValues({ merge }: Metric, a: number, b: number) {
  return merge === 'max' ? Math.max(a, b) : a + b
}

/** The text that Prometheus reads. */
export function formatMetrics(metrics: Metric[]) {
  return metrics
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${formatLabels(labels)} ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('')
}

function formatLabels(labels: Labels) {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const escapeLabel = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
