/** `crowded`: pages whose texts hold too many links. */
export const problems = ['broken', 'redirected', 'crowded'] as const

export type Problem = (typeof problems)[number]

export function readProblem(params: URLSearchParams): Problem {
  return problems.find((problem) => problem === params.get('show')) ?? 'broken'
}
