/** A place in the code, as error services take it: lines and columns from 1 on. */
export interface StackFrame {
  function: string
  filename: string
  lineno: number
  colno: number
  /** Whether it is code of ours, not of a library or of Node. */
  in_app: boolean
}

const MAX_FRAMES = 50
// "at render (/app/index.js:1:2)" and "at /app/index.js:1:2" of V8, "render@https://site/index.js:1:2" of Firefox and Safari
const V8_FRAME = /^at (?:async )?(?:([^()]{1,300}) \()?(.{1,700}):(\d{1,9}):(\d{1,9})\)?$/
const OTHER_FRAME = /^([^@]{0,300})@(.{1,700}):(\d{1,9}):(\d{1,9})$/

/** The kind of an error and the places that its `stack` names, of whichever browser or Node; the innermost call is the last. */
export function parseStack(stack: string): { type: string; frames: StackFrame[] } {
  const lines = stack.split('\n').map((line) => line.trim())
  const type = /^(\w{1,60})(?::|$)/.exec(lines[0] ?? '')?.[1] ?? 'Error'
  return { type, frames: lines.flatMap(parseFrame).slice(0, MAX_FRAMES).reverse() }
}

function parseFrame(line: string): StackFrame[] {
  const [, name, filename, row, column] = V8_FRAME.exec(line) ?? OTHER_FRAME.exec(line) ?? []
  if (!filename) return []
  const isForeign = filename.startsWith('node:') || filename.includes('/node_modules/')
  return [{ function: name || '?', filename, lineno: Number(row), colno: Number(column), in_app: !isForeign }]
}
