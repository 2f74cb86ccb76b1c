import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

export const GITHUB_API = 'https://api.github.com'
/** GitHub asks for a second between calls that create content; an Enterprise server limits nothing unless told to. */
const REST_AFTER_WRITING_MS = 1000
const LONGEST_WAIT_S = 120
const CALL_WITHIN_MS = 30_000

/** GitHub said no, or nothing: a sentence for the person. */
export class GitHubFault extends Error {}

export interface GitHubOptions {
  base?: string
  token: string
  signal?: AbortSignal
  /** Told before a wait that GitHub asked for. */
  onWait: (seconds: number) => void
}

type Method = 'GET' | 'POST' | 'PATCH'
const issueSchema = z.object({
  number: z.int(),
  body: z.string().nullish(),
  title: z.string(),
  html_url: z.string(),
  pull_request: z.unknown().optional(),
})
export type Issue = z.infer<typeof issueSchema>

/** The few calls that an export needs. @throws GitHubFault */
export function gitHub({ base = GITHUB_API, token, signal, onWait }: GitHubOptions) {
  const rest = base === GITHUB_API ? REST_AFTER_WRITING_MS : 0

  async function call(method: Method, path: string, json?: unknown): Promise<Response> {
    const timeout = AbortSignal.timeout(CALL_WITHIN_MS)
    const response = await fetch(`${base}${path}`, {
      method,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${token}`,
        'X-GitHub-Api-Version': '2022-11-28',
        'User-Agent': 'studio-planner',
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
      },
      body: json === undefined ? undefined : JSON.stringify(json),
    }).catch(() => {
      if (signal?.aborted) throw new GitHubFault('Stopped.')
      throw new GitHubFault('GitHub did not answer.')
    })
    const wait = secondsToWait(response)
    if (wait === null) {
      if (method !== 'GET' && rest > 0) await pause(rest, undefined, { signal })
      return response
    }
    if (wait > LONGEST_WAIT_S)
      throw new GitHubFault(`GitHub asks to wait ${Math.ceil(wait / 60)} minutes before more is sent.`)
    onWait(wait)
    await pause(wait * 1000, undefined, { signal })
    return call(method, path, json)
  }

  async function issueFrom(response: Response) {
    if (!response.ok) throw new GitHubFault(sentenceFor(response.status))
    const { data } = issueSchema.safeParse(await response.json().catch(() => undefined))
    if (!data) throw new GitHubFault('GitHub answered something that is not an issue.')
    return data
  }

  return {
    /** @throws GitHubFault when the repository cannot be written to */
    async checkRepository(repository: string) {
      const response = await call('GET', `/repos/${repository}`)
      if (!response.ok) throw new GitHubFault(sentenceFor(response.status))
      const { data } = z.object({ has_issues: z.boolean().default(true) }).safeParse(await response.json())
      if (data?.has_issues === false) throw new GitHubFault('Issues are turned off in this repository.')
    },
    async ensureLabel(repository: string, name: string) {
      const response = await call('POST', `/repos/${repository}/labels`, { name, color: 'd4c5f9' })
      // 422: it is there already
      if (!response.ok && response.status !== 422) throw new GitHubFault(sentenceFor(response.status))
    },
    /** All issues with a label, open and closed. */
    async issuesWith(repository: string, label: string): Promise<Issue[]> {
      const found: Issue[] = []
      for (let page = 1; ; page++) {
        const query = new URLSearchParams({ state: 'all', labels: label, per_page: '100', page: String(page) })
        const response = await call('GET', `/repos/${repository}/issues?${query}`)
        if (!response.ok) throw new GitHubFault(sentenceFor(response.status))
        const { data = [] } = z.array(issueSchema).safeParse(await response.json())
        found.push(...data.filter(({ pull_request }) => pull_request === undefined))
        if (data.length < 100) return found
      }
    },
    /** Undefined when it was deleted. */
    async issue(repository: string, number: number) {
      const response = await call('GET', `/repos/${repository}/issues/${number}`)
      return response.status === 404 || response.status === 410 ? undefined : issueFrom(response)
    },
    create: async (repository: string, content: object) =>
      issueFrom(await call('POST', `/repos/${repository}/issues`, content)),
    change: async (repository: string, number: number, content: object) =>
      issueFrom(await call('PATCH', `/repos/${repository}/issues/${number}`, content)),
  }
}

/** Null: no limit was met. */
function secondsToWait({ status, headers }: Response) {
  if (status !== 403 && status !== 429) return null
  const after = Number(headers.get('retry-after'))
  if (after > 0) return after
  if (headers.get('x-ratelimit-remaining') !== '0') return status === 429 ? 60 : null
  return Math.max(1, Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000)
}

function sentenceFor(status: number) {
  if (status === 401) return 'GitHub does not know this token. Make a new one, or copy it again.'
  if (status === 403) return 'This token may not write issues in this repository.'
  if (status === 404 || status === 410) return 'There is no such repository, or the token does not see it.'
  return `GitHub answered with ${status}.`
}
