/** Why the site does not start, or a command is not done: a sentence for the one who runs it, and no bug. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
