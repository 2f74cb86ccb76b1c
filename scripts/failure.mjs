/** Ends the process: a refusal with its sentence alone, a bug with everything that is known of it. */
export function reportFailure(/** @type {unknown} */ error) {
  const isOperatorError = error instanceof Error && error.name === 'OperatorError'
  console.error(isOperatorError ? error.message : error)
  process.exit(1)
}
