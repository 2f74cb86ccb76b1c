import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'

const headElements = new Set(['meta', 'link', 'script', 'style', 'noscript'])
// unclosed, they would swallow the rest of the page
const swallowing = new Set(['script', 'style', 'noscript', 'template', 'title', 'textarea', 'iframe'])
const documentElements = new Set(['html', 'head', 'body', 'base', 'plaintext'])

/** What in a piece of HTML matters to a policy that allows scripts. */
interface OwnCodeFacts {
  inlineScripts: string[]
  /** What is wrong with it, as a sentence; the first thing that is. */
  problem: string | undefined
}

interface OwnCodePlace {
  place: 'head' | 'body'
  scriptOrigins: readonly string[]
}

/** Reads own HTML for the head or the body; scripts may come from this site and from `scriptOrigins`. */
export function readOwnCode(code: string, { place, scriptOrigins }: OwnCodePlace): OwnCodeFacts {
  const inlineScripts: string[] = []
  const problems: string[] = []
  let script: string | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      problems.push(...problemsOf(name, attributes, place, scriptOrigins))
      if (name === 'script' && attributes.src === undefined) script = ''
    },
    ontext(text) {
      if (script !== undefined) script += text
    },
    onclosetag(name, isImplied) {
      if (isImplied && swallowing.has(name)) problems.push(`<${name}> is not closed.`)
      if (name !== 'script' || script === undefined) return
      if (script !== '') inlineScripts.push(script)
      script = undefined
    },
  })
  parser.end(code)
  if (code.lastIndexOf('<!--') > code.lastIndexOf('-->')) problems.push('A comment is not closed.')
  return { inlineScripts, problem: problems[0] }
}

function problemsOf(name: string, attributes: Record<string, string>, place: string, scriptOrigins: readonly string[]) {
  const problems: string[] = []
  if (documentElements.has(name)) problems.push(`<${name}> cannot be used here.`)
  else if (place === 'head' && !headElements.has(name))
    problems.push(`<${name}> cannot be in the head. Put it at the end of the body.`)
  const handler = Object.keys(attributes).find((attribute) => attribute.startsWith('on'))
  if (handler) problems.push(`“${handler}” is blocked by the site’s security policy. Use addEventListener in a script.`)
  const origin = name === 'script' ? foreignOrigin(attributes.src) : undefined
  if (origin && !scriptOrigins.includes(origin)) problems.push(`Scripts from ${origin} are not allowed. Add it below.`)
  return problems
}

/** From where a script comes; undefined for those of this site, which need no permission. */
function foreignOrigin(src: string | undefined) {
  if (src === undefined) return undefined
  const here = 'https://this.site.invalid'
  const url = URL.parse(src.trim(), here)
  if (!url) return src.slice(0, 100)
  return url.origin === here ? undefined : url.origin
}

/** The hashes with which a policy allows these scripts. */
export function hashScripts(scripts: string[]) {
  return scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}
