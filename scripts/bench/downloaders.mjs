// Buyers in a process of their own: node downloaders.mjs URL COUNT BYTES_PER_SECOND (0: as fast as it goes).
import { get } from 'node:http'

const [url = '', count, bytesPerSecond] = process.argv.slice(2)
const STEP_MS = 100

let received = 0
let isMeasured = false
/** @type {Set<import('node:http').ClientRequest>} */
const open = new Set()

function download() {
  return new Promise((resolve) => {
    const request = get(url, { agent: false }, (response) => {
      if (response.statusCode !== 200) throw new Error(`The answer was ${response.statusCode}.`)
      resolve(undefined)
      let left = budget()
      const timer = Number(bytesPerSecond)
        ? setInterval(() => {
            left = Math.min(left + budget(), budget())
            if (left > 0) response.resume()
          }, STEP_MS)
        : undefined
      response.on('data', (chunk) => {
        if (isMeasured) received += chunk.length
        left -= chunk.length
        if (timer && left <= 0) response.pause()
      })
      response.on('error', () => {})
      response.on('close', () => {
        clearInterval(timer)
        open.delete(request)
        if (isMeasured && process.connected) void download() // the next buyer
      })
    })
    request.on('error', () => {})
    open.add(request)
  })
}

function budget() {
  return (Number(bytesPerSecond) * STEP_MS) / 1_000
}

await Promise.all(Array.from({ length: Number(count) }, download))
isMeasured = true
process.send?.('reading')
process.on('message', () => {
  isMeasured = false
  process.send?.(received)
  for (const request of open) request.destroy()
  process.disconnect?.()
})
