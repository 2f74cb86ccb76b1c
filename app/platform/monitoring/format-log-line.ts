const names: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info ', 40: 'warn ', 50: 'error', 60: 'fatal' }
const ERROR = 50

interface LogLine {
  level: number
  time: string
  msg?: string
  err?: { message?: string; stack?: string }
  [detail: string]: unknown
}

/** A line of the log, which is JSON, as people read it: time, level, message, then what else it says. */
export function formatLogLine(json: string) {
  const { level, time, msg = '', err, ...details } = JSON.parse(json) as LogLine
  const words = Object.entries(details).map(([name, value]) => `${name}=${formatDetail(value)}`)
  const fault = err ? (level >= ERROR ? `\n${err.stack ?? err.message}` : ` (${err.message})`) : ''
  return `${[time.slice(11, 19), names[level] ?? level, msg, ...words].join(' ')}${fault}\n`
}

function formatDetail(value: unknown) {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
