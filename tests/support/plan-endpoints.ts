/** Who asks about a plan: nobody who is signed in, somebody else, and those who have it. */
export const ASKERS = ['visitor', 'stranger', 'reader', 'editor', 'owner'] as const
export type Asker = (typeof ASKERS)[number]

export interface PlanEndpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** As app/routes.ts has it. */
  path: string
  /** What is sent as JSON; `people` has the addresses of those who have the plan. */
  json?: (people: Record<Exclude<Asker, 'visitor'>, string>) => object
  /** In the order of ASKERS. */
  statuses: [visitor: number, stranger: number, reader: number, editor: number, owner: number]
  /** What brings the plan back to what the next line expects. */
  after?: 'invite again'
}

const OF_PLAN = '/planner/dashboard/:sprintId'
const EDIT = '/planner/edit/:sprintId'
const BOARD = '/planner/board/:planId'

const readers = (method: PlanEndpoint['method'], path: string): PlanEndpoint => ({
  method,
  path,
  statuses: [method === 'GET' ? 302 : 401, 404, 200, 200, 200],
})
const owners = (method: PlanEndpoint['method'], path: string, json?: PlanEndpoint['json']): PlanEndpoint => ({
  method,
  path,
  json,
  statuses: [401, 404, 403, 403, 200],
})

// who may change comes as far as the body, which says nothing: 422
const changers = (method: PlanEndpoint['method'], path: string): PlanEndpoint => ({
  method,
  path,
  json: () => ({}),
  statuses: [401, 404, 403, 422, 422],
})

/** Every call about one plan, and what everybody gets. Each address of the planner with a plan in it has a line here. */
export const PLAN_ENDPOINTS: PlanEndpoint[] = [
  readers('GET', OF_PLAN),
  {
    method: 'PUT',
    path: `${OF_PLAN}/title`,
    // the revision is wrong: 409 says that the right was there
    json: () => ({ title: 'Mine now', basedOn: 999 }),
    statuses: [401, 404, 403, 409, 409],
  },
  readers('POST', `${OF_PLAN}/copy`),
  readers('GET', `${OF_PLAN}/members`),
  owners('POST', `${OF_PLAN}/members`, () => ({ email: 'new@harbor.test', role: 'reader' })),
  owners('PATCH', `${OF_PLAN}/members`, ({ reader }) => ({ email: reader, role: 'reader' })),
  owners('DELETE', `${OF_PLAN}/members`, () => ({ email: 'new@harbor.test' })),
  owners('POST', `${OF_PLAN}/reading-link`),
  {
    method: 'PUT',
    path: `${OF_PLAN}/reading-link`,
    // 409 says that the right was there
    json: () => ({ token: 'guessed.token' }),
    statuses: [401, 404, 403, 403, 409],
  },
  owners('DELETE', `${OF_PLAN}/reading-link`),
  {
    method: 'POST',
    path: `${OF_PLAN}/membership`,
    json: () => ({ token: 'guessed.token' }),
    statuses: [401, 404, 404, 404, 404],
  },
  { method: 'DELETE', path: `${OF_PLAN}/membership`, statuses: [401, 404, 200, 200, 403], after: 'invite again' },
  { ...owners('POST', `${OF_PLAN}/trash`) },
  { method: 'DELETE', path: `${OF_PLAN}/trash`, statuses: [401, 404, 404, 404, 200] },
  readers('GET', `${OF_PLAN}/history`),
  readers('GET', `${OF_PLAN}/export/:format`),
  readers('GET', `${OF_PLAN}/github`),
  changers('POST', `${OF_PLAN}/github/run`),
  { method: 'GET', path: `${OF_PLAN}/ai`, statuses: [302, 404, 403, 200, 200] },
  changers('POST', `${OF_PLAN}/ai/part`),
  changers('POST', `${OF_PLAN}/ai/acceptance`),
  readers('GET', EDIT),
  changers('PATCH', `${EDIT}/items`),
  changers('PUT', `${EDIT}/items`),
  changers('POST', `${EDIT}/items`),
  changers('DELETE', `${EDIT}/items`),
  changers('PUT', `${EDIT}/brief`),
  { method: 'GET', path: `${EDIT}/parts/:part`, statuses: [302, 404, 403, 200, 200] },
  changers('POST', `${EDIT}/parts/:part`),
  changers('POST', `${EDIT}/revisions/:revision`),
  // the first version changed nothing that could be taken back
  { method: 'DELETE', path: `${EDIT}/revisions/:revision`, statuses: [401, 404, 403, 404, 404] },
  readers('GET', '/planner/build-guide/:sprintId'),
  readers('GET', `${BOARD}/progress`),
  readers('GET', `${BOARD}/tasks/:taskId`),
  changers('POST', `${BOARD}/changes`),
  changers('PUT', `${BOARD}/limits`),
  changers('POST', `${BOARD}/tasks/:taskId`),
]
