import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

const GITHUB_API = 'https://api.github.com'
/** GitHub asks for a second between calls that create content; an Enterprise server limits nothing unless told to. */
const WRITE_DELAY_MS = 1000
const MAX_WAIT_SECONDS = 120
const MAX_WAITS = 5
const REQUEST_TIMEOUT_MS = 30_000

/** GitHub said no, or nothing: a sentence for the person. */
export class GitHubError extends Error {}

interface GitHubOptions {
  base?: string
  token: string
  signal?: AbortSignal
  /** Told before a wait that GitHub asked for. */
  onWait: (seconds: number) => void | Promise<void>
}

type Method = 'GET' | 'POST' | 'PATCH'
const issueSchema = z.object({
  number: z.int(),
  body: z.string().nullish(),
  title: z.string(),
  html_url: z.string(),
  pull_request: z.unknown().optional(),
})
export type GitHubIssue = z.infer<typeof issueSchema>

type Call = (method: Method, path: string, json?: unknown) => Promise<Response>

function createCall({ base = GITHUB_API, token, signal, onWait }: GitHubOptions): Call {
  const rest = base === GITHUB_API ? WRITE_DELAY_MS : 0
  const headers = {
    Accept: 'application/vnd.github+json',
    Authorization: `Bearer ${token}`,
    'X-GitHub-Api-Version': '2022-11-28',
    'User-Agent': 'studio-planner',
  }

  async function send(method: Method, path: string, json?: unknown) {
    const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
    try {
      return await fetch(`${base}${path}`, {
        method,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        headers: json === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
        body: json === undefined ? undefined : JSON.stringify(json),
      })
    } catch {
      throw new GitHubError(signal?.aborted ? 'Stopped.' : 'GitHub did not answer.')
    }
  }
  async function call(waits: number, ...[method, path, json]: Parameters<Call>): Promise<Response> {
    const response = await send(method, path, json)
    const wait = secondsToWait(response)
    if (wait === null) {
      if (method !== 'GET' && rest > 0) await pause(rest, undefined, { signal })
      return response
    }
    if (wait > MAX_WAIT_SECONDS)
      throw new GitHubError(`GitHub rate limit reached. Try again in ${Math.ceil(wait / 60)} minutes.`)
    if (waits === MAX_WAITS) throw new GitHubError('GitHub rate limit reached. Try again later.')
    await onWait(wait)
    await pause(wait * 1000, undefined, { signal })
    return call(waits + 1, method, path, json)
  }
  return (...request) => call(0, ...request)
}

async function parseResponse<Schema extends z.ZodType>(response: Response, schema: Schema) {
  if (!response.ok) throw new GitHubError(messageForStatus(response.status))
  const { data } = schema.safeParse(await response.json().catch(() => undefined))
  if (data === undefined) throw new GitHubError('GitHub returned an unexpected response.')
  return data
}

const ISSUES_PER_PAGE = 100
const repositorySchema = z.object({ has_issues: z.boolean().default(true) })

/** The few calls that an export needs. @throws GitHubError */
export function createGitHubClient(options: GitHubOptions) {
  const call = createCall(options)
  return {
    /** @throws GitHubError when the repository cannot be written to */
    async checkRepository(repository: string) {
      const found = await parseResponse(await call('GET', `/repos/${repository}`), repositorySchema)
      if (!found.has_issues) throw new GitHubError('Issues are turned off in this repository.')
    },
    async ensureLabel(repository: string, name: string) {
      const response = await call('POST', `/repos/${repository}/labels`, { name, color: 'd4c5f9' })
      if (!response.ok && response.status !== ALREADY_EXISTS_STATUS)
        throw new GitHubError(messageForStatus(response.status))
    },
    /** All issues with a label, open and closed. */
    async listIssuesByLabel(repository: string, label: string): Promise<GitHubIssue[]> {
      const found: GitHubIssue[] = []
      for (let page = 1; ; page++) {
        const search = { state: 'all', labels: label, per_page: String(ISSUES_PER_PAGE), page: String(page) }
        const path = `/repos/${repository}/issues?${new URLSearchParams(search)}`
        const issues = await parseResponse(await call('GET', path), z.array(issueSchema))
        found.push(...issues.filter(({ pull_request }) => pull_request === undefined))
        if (issues.length < ISSUES_PER_PAGE) return found
      }
    },
    /** Undefined when it was deleted. */
    async findIssue(repository: string, number: number) {
      const response = await call('GET', `/repos/${repository}/issues/${number}`)
      return GONE_STATUSES.includes(response.status) ? undefined : parseResponse(response, issueSchema)
    },
    createIssue: async (repository: string, content: object) =>
      parseResponse(await call('POST', `/repos/${repository}/issues`, content), issueSchema),
    updateIssue: async (repository: string, number: number, content: object) =>
      parseResponse(await call('PATCH', `/repos/${repository}/issues/${number}`, content), issueSchema),
  }
}

const ALREADY_EXISTS_STATUS = 422
const GONE_STATUSES = [404, 410]

/** Null: no limit was met. */
function secondsToWait({ status, headers }: Response) {
  if (status !== 403 && status !== 429) return null
  const after = Number(headers.get('retry-after'))
  if (after > 0) return after
  if (headers.get('x-ratelimit-remaining') !== '0') return status === 429 ? 60 : null
  return Math.max(1, Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000)
}

function messageForStatus(status: number) {
  if (status === 401) return 'GitHub does not accept this token. Check it or create a new one.'
  if (status === 403) return 'This token does not have write access to issues in this repository.'
  if (status === 404 || status === 410) return 'Repository not found, or the token does not have access to it.'
  return `GitHub returned error ${status}.`
}
