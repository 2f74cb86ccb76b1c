/** Ends the process: a refusal with its sentence alone, a bug with everything that is known of it. */
export function reportFailure(/** @type {unknown} */ error) {
  const isRefusal = error instanceof Error && error.name === 'Refusal'
  console.error(isRefusal ? error.message : error)
  process.exit(1)
}
