export interface JourneySite {
  /** As requests from outside of the browser reach it. */
  origin: string
  dataDir: string
}

// the processes of the run inherit it
const VARIABLE = 'E2E_SITES'

export function keepJourneySites(sites: JourneySite[]) {
  process.env[VARIABLE] = JSON.stringify(sites)
}

/** The site of this worker: what a journey changes there, no other journey looks at meanwhile. */
export function journeySite() {
  const site = siteOfWorker()
  if (!site) throw new Error('Only a worker of the browser tests has a site.')
  return site
}

/** Undefined in the process that starts the workers. */
export function siteOfWorker(): JourneySite | undefined {
  const { TEST_PARALLEL_INDEX: index, [VARIABLE]: sites } = process.env
  return index && sites ? JSON.parse(sites)[index] : undefined
}
