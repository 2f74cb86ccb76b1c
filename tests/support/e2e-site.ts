export interface E2eSite {
  /** As requests from outside of the browser reach it. */
  origin: string
  dataDir: string
}

// the processes of the run inherit it
const ENV_VARIABLE = 'E2E_SITES'

export function setE2eSites(sites: E2eSite[]) {
  process.env[ENV_VARIABLE] = JSON.stringify(sites)
}

/** The site of this worker: what a journey changes there, no other journey looks at meanwhile. */
export function e2eSite() {
  const site = findWorkerSite()
  if (!site) throw new Error('Only a worker of the browser tests has a site.')
  return site
}

/** Undefined in the process that starts the workers. */
export function findWorkerSite(): E2eSite | undefined {
  const { TEST_PARALLEL_INDEX: index, [ENV_VARIABLE]: sites } = process.env
  return index && sites ? JSON.parse(sites)[index] : undefined
}
