import { monitorEventLoopDelay } from 'node:perf_hooks'
import { defineReading, type Metric } from './metrics.server'

const LAG_RESOLUTION_MS = 20
const NANOSECONDS = 1e9
const MICROSECONDS = 1e6

const gauge = (name: string, help: string, merge?: 'max'): Omit<Metric, 'samples'> => ({
  name,
  help,
  type: 'gauge',
  ...(merge && { merge }),
})

/** Has the metrics say how this process does: memory, processor, how late its event loop is. Names as in prom-client. */
export function defineProcessMetrics(version: string) {
  const delay = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS })
  delay.enable()
  // the timer that measures is always late by its own interval
  const lag = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - LAG_RESOLUTION_MS / 1_000)
  defineReading(gauge('nodejs_eventloop_lag_p50_seconds', 'How late the event loop is, median.', 'max'), () =>
    lag(delay.percentile(50)),
  )
  defineReading(gauge('nodejs_eventloop_lag_p99_seconds', 'How late the event loop is, 99 of 100.', 'max'), () => {
    const value = lag(delay.percentile(99))
    delay.reset()
    return value
  })
  defineReading(gauge('process_resident_memory_bytes', 'Memory of all processes.'), () => process.memoryUsage.rss())
  defineReading(
    gauge('nodejs_heap_size_used_bytes', 'Heap in use of all processes.'),
    () => process.memoryUsage().heapUsed,
  )
  defineReading(
    { name: 'process_cpu_seconds_total', help: 'Processor time of all processes.', type: 'counter' },
    () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / MICROSECONDS
    },
  )
  const startedAt = Date.now() / 1_000 - process.uptime()
  defineReading(
    gauge('process_start_time_seconds', 'When the process that started last did, in Unix time.', 'max'),
    () => startedAt,
  )
  defineReading(gauge('studio_processes', 'Processes that serve the site on this machine.'), () => 1)
  defineReading(gauge('studio_build_info', 'Always 1; the version is a label.', 'max'), () => [
    { labels: { version }, value: 1 },
  ])
}
