import { parseSync, Visitor } from 'vite'

/** @typedef {{ start: number, end: number, text: string }} Mutation a piece of the source, and what stands there instead */

/** @type {Record<string, string>} */
const OTHER_OPERATOR = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}

/**
 * Every small change of a source that a test should notice: an operator, a condition turned around, a number one more, a
 * statement left out. @returns {Mutation[]}
 */
export function mutationsOf(/** @type {string} */ file, /** @type {string} */ source) {
  /** @type {Mutation[]} */
  const found = []
  const replace = (/** @type {{ start: number, end: number }} */ { start, end }, /** @type {string} */ text) =>
    found.push({ start, end, text })
  const negate = (/** @type {{ start: number, end: number }} */ test) =>
    replace(test, `!(${source.slice(test.start, test.end)})`)
  /** @type {Set<number>} */
  const inTypes = new Set()

  /** @param {{ left: { end: number }, right: { start: number }, operator: string }} node */
  function otherOperator({ left, right, operator }) {
    const other = OTHER_OPERATOR[operator]
    const start = source.indexOf(operator, left.end)
    if (other && start < right.start) replace({ start, end: start + operator.length }, other)
  }

  new Visitor({
    BinaryExpression: (node) => otherOperator(/** @type {Parameters<typeof otherOperator>[0]} */ (node)),
    LogicalExpression: otherOperator,
    IfStatement: ({ test }) => negate(test),
    ConditionalExpression: ({ test }) => negate(test),
    TSLiteralType: ({ literal }) => inTypes.add(literal.start),
    Literal(node) {
      if (inTypes.has(node.start)) return
      if (typeof node.value === 'number') replace(node, String(node.value + 1))
      if (typeof node.value === 'boolean') replace(node, String(!node.value))
    },
    ExpressionStatement(node) {
      if (!('directive' in node && node.directive)) replace(node, ';')
    },
  }).visit(parseSync(file, source).program)
  return found
}

/** The source with that change. */
export function mutated(/** @type {string} */ source, /** @type {Mutation} */ { start, end, text }) {
  return source.slice(0, start) + text + source.slice(end)
}

/** How a change is told, and named in the list of those that change nothing: its file, its line before and after. */
export function describe(/** @type {string} */ file, /** @type {string} */ source, /** @type {Mutation} */ mutation) {
  const from = source.lastIndexOf('\n', mutation.start - 1) + 1
  const number = source.slice(0, from).split('\n').length
  const lineOf = (/** @type {string} */ text) => text.slice(from).split('\n')[0]?.trim()
  return { line: number, name: `${file}: ${lineOf(source)} → ${lineOf(mutated(source, mutation))}` }
}
