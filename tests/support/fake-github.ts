import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Issue {
  number: number
  title: string
  body: string
  labels: string[]
  html_url: string
}

interface Reply {
  status: number
  body: unknown
  headers?: Record<string, string>
}

export type FakeGitHub = Awaited<ReturnType<typeof startFakeGitHub>>
const TOKEN = 'ghp_standinstandin'
const PER_PAGE = 100

/** A local server that speaks the part of GitHub's API that an export uses: one repository, its labels and issues. */
export async function startFakeGitHub(repository = 'harbor/product') {
  const github = new GitHubServer(repository)
  const server = createServer((request, response) => {
    answer(github, request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(github, {
    base,
    token: TOKEN,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

class GitHubServer {
  readonly issues: Issue[] = []
  readonly labels = new Set<string>()
  /** What was asked, as `POST /repos/harbor/product/issues`. */
  readonly calls: string[] = []
  /** Replies to give instead of its own, by the call that they are for; each once. */
  readonly replyOverrides = new Map<string, Reply[]>()
  /** The connection breaks after this many more issues were made: made they are, but nobody hears of it. */
  breaksAfter: number | undefined

  constructor(readonly repository: string) {}

  reply(method: string, path: string, query: URLSearchParams, sent: Record<string, unknown>): Reply | 'broken' {
    const root = `/repos/${this.repository}`
    if (path === root) return { status: 200, body: { has_issues: true } }
    if (path === `${root}/labels`) return this.#addLabel(String(sent.name))
    if (path === `${root}/issues`) return method === 'POST' ? this.#create(sent) : this.#list(query)
    const issue = this.issues.find(({ number }) => path === `${root}/issues/${number}`)
    if (!issue) return missing
    if (method === 'PATCH') Object.assign(issue, sent)
    return { status: 200, body: issue }
  }

  #addLabel(name: string): Reply {
    if (this.labels.has(name)) return { status: 422, body: { errors: [{ code: 'already_exists' }] } }
    this.labels.add(name)
    return { status: 201, body: { name } }
  }

  #create(sent: Record<string, unknown>): Reply | 'broken' {
    const number = this.issues.length + 1
    const html_url = `https://github.example/${this.repository}/issues/${number}`
    const labels = Array.isArray(sent.labels) ? sent.labels.map(String) : []
    const issue = { number, title: String(sent.title), body: String(sent.body), labels, html_url }
    this.issues.push(issue)
    if (this.breaksAfter !== undefined && --this.breaksAfter < 0) return 'broken'
    return { status: 201, body: issue }
  }

  #list(query: URLSearchParams): Reply {
    const label = query.get('labels') ?? ''
    const page = Number(query.get('page') ?? 1)
    const found = this.issues.filter(({ labels }) => labels.includes(label))
    return { status: 200, body: found.slice((page - 1) * PER_PAGE, page * PER_PAGE) }
  }
}

const missing: Reply = { status: 404, body: { message: 'Not Found' } }

async function answer(github: GitHubServer, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', url = '/', headers } = request
  const { pathname, searchParams } = new URL(url, 'http://github.example')
  const call = `${method} ${pathname}`
  const sent = method === 'GET' ? {} : ((await json(request)) as Record<string, unknown>)
  github.calls.push(call)
  const reply =
    headers.authorization !== `Bearer ${TOKEN}`
      ? { status: 401, body: { message: 'Bad credentials' } }
      : (github.replyOverrides.get(call)?.shift() ?? github.reply(method, pathname, searchParams, sent))
  if (reply === 'broken') return void request.socket.destroy()
  response.writeHead(reply.status, { 'content-type': 'application/json', ...('headers' in reply ? reply.headers : {}) })
  response.end(JSON.stringify(reply.body))
}
