import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort, median, newestPost, startSite, temporaryFolder } from './a-site.mjs'
import { needWrk, requestsPerSecond } from './wrk.mjs'

const ROUNDS = 5

/** A cached post page and a cached landing page beside a bare node:http server with the bytes of the post, then the same post rendered for each request. */
export async function throughput() {
  needWrk()
  const dataDir = temporaryFolder()
  const site = await startSite({ dataDir, cpu: 0 })
  const url = await newestPost(site.origin)
  const bare = await startBareServer(url)
  const landingPage = `${site.origin}/lp/queuepro`
  /** @type {{ cached: number, landing: number, bare: number }[]} */
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const [cached, landing] = [requestsPerSecond(url), requestsPerSecond(landingPage)]
    rounds.push({ cached, landing, bare: requestsPerSecond(bare.url) })
  }
  await site.stop()
  for (const { cached, bare } of rounds)
    console.log(`cached ${cached.toFixed(0)}/s, bare ${bare.toFixed(0)}/s, ratio ${(cached / bare).toFixed(2)}`)
  const beside = median(rounds.map(({ landing, cached }) => landing / cached))
  console.log(`cached landing page ÷ cached post page: ${beside.toFixed(2)} (median of ${ROUNDS})`)
  const ratio = median(rounds.map((round) => round.cached / round.bare))
  console.log(`cached post page ÷ bare node:http: ${ratio.toFixed(2)} (median of ${ROUNDS}; wanted ≥ 0.80)`)

  const uncached = await startSite({ dataDir, cpu: 0, script: './serve-uncached.mjs' })
  const page = new URL(new URL(url).pathname, uncached.origin).href
  const renders = []
  for (let round = 0; round < ROUNDS; round++)
    renders.push({ rendered: requestsPerSecond(page), bare: requestsPerSecond(bare.url) })
  await uncached.stop()
  bare.stop()
  for (const { rendered, bare } of renders)
    console.log(`rendered ${rendered.toFixed(0)}/s, bare ${bare.toFixed(0)}/s, ratio ${(rendered / bare).toFixed(4)}`)
  const share = median(renders.map((round) => round.rendered / round.bare))
  const rate = median(renders.map(({ rendered }) => rendered))
  console.log(`the same page rendered for each request: ${rate.toFixed(0)}/s (wanted ≥ 300)`)
  console.log(`rendered ÷ bare node:http: ${share.toFixed(4)} (300 on a machine where bare makes 47,000: 0.0064)`)
}

async function startBareServer(/** @type {string} */ copyOf) {
  const port = await freePort()
  const script = fileURLToPath(new URL('./bare-server.mjs', import.meta.url))
  const child = spawn('taskset', ['-c', '0', process.execPath, script, copyOf, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${port}${new URL(copyOf).pathname}`, stop: () => child.kill() }
}
